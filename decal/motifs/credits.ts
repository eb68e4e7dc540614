/** Who drew a set of motifs and under which licence it is used. */
type MotifCredit = { author: string; licence: string; url: string }

/**
 * Authors and licences as the packages state them. Iconify does not tell which author drew which game icon,
 * and CC BY asks for a credit: the set's own wording is used.
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
