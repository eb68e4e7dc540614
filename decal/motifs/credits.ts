type MotifCredit = { title: string; author: string; licence: string; url: string }

/**
 * Authors and licences as the packages state them. CC BY requires a credit. Iconify doesn't say who drew which game icon, so the credit has
 * the set's own wording.
 */
export const motifCredits: ReadonlyMap<string, MotifCredit> = new Map([
  [
    'game-icons',
    {
      title: 'Game-icons.net',
      author: 'Icons made by Lorc, Delapouite & contributors',
      licence: 'CC BY 3.0',
      url: 'https://game-icons.net',
    },
  ],
  [
    'mdi',
    {
      title: 'Material Design Icons',
      author: 'Pictogrammers',
      licence: 'Apache 2.0',
      url: 'https://github.com/Templarian/MaterialDesign',
    },
  ],
  [
    'temaki',
    {
      title: 'Temaki map icons',
      author: 'Bryan Housel',
      licence: 'CC0 1.0',
      url: 'https://github.com/rapideditor/temaki',
    },
  ],
  [
    'fluent-emoji-high-contrast',
    {
      title: 'Fluent Emoji, in one colour',
      author: 'Microsoft Corporation',
      licence: 'MIT',
      url: 'https://github.com/microsoft/fluentui-emoji',
    },
  ],
  [
    'fluent-emoji-flat',
    {
      title: 'Fluent Emoji, in flat colours',
      author: 'Microsoft Corporation',
      licence: 'MIT',
      url: 'https://github.com/microsoft/fluentui-emoji',
    },
  ],
])
