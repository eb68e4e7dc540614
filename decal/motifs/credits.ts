/** The author of a motif set and its licence. */
type MotifCredit = { author: string; licence: string; url: string }

/**
 * Authors and licences as the packages state them. Iconify doesn't say who drew which game icon and CC BY requires a credit, so the set's own
 * wording is used.
 */
export const motifCredits: ReadonlyMap<string, MotifCredit> = new Map([
  [
    'game-icons',
    {
      author: 'Icons made by Lorc, Delapouite & contributors',
      licence: 'CC BY 3.0',
      url: 'https://game-icons.net',
    },
  ],
  [
    'mdi',
    { author: 'Pictogrammers', licence: 'Apache 2.0', url: 'https://github.com/Templarian/MaterialDesign' },
  ],
  ['temaki', { author: 'Bryan Housel', licence: 'CC0 1.0', url: 'https://github.com/rapideditor/temaki' }],
  [
    'fluent-emoji-high-contrast',
    { author: 'Microsoft Corporation', licence: 'MIT', url: 'https://github.com/microsoft/fluentui-emoji' },
  ],
  [
    'fluent-emoji-flat',
    { author: 'Microsoft Corporation', licence: 'MIT', url: 'https://github.com/microsoft/fluentui-emoji' },
  ],
])
