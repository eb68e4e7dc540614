/**
 * The shop's font families for text in customers' drawings, with each family's package, weights and slants. All are under the OFL or Apache
 * licence.
 */
export const textFamilies = {
  Arimo: { name: 'arimo', weights: [400, 700], italic: true },
  Tinos: { name: 'tinos', weights: [400, 700], italic: true },
  Gelasio: { name: 'gelasio', weights: [400, 700], italic: true },
  Montserrat: { name: 'montserrat', weights: [400, 700], italic: true },
  Oswald: { name: 'oswald', weights: [400, 700], italic: false },
  Anton: { name: 'anton', weights: [400], italic: false },
  Bangers: { name: 'bangers', weights: [400], italic: false },
  'Josefin Sans': { name: 'josefin-sans', weights: [400, 700], italic: true },
  'Great Vibes': { name: 'great-vibes', weights: [400], italic: false },
  'Permanent Marker': { name: 'permanent-marker', weights: [400], italic: false },
  'Alfa Slab One': { name: 'alfa-slab-one', weights: [400], italic: false },
} as const

export type TextFamily = keyof typeof textFamilies

/** Calls `work` with the paths of the families' font files. The files exist only until `work` returns. */
export type FontFileProvider = <T>(families: readonly TextFamily[], work: (files: string[]) => T) => T

/** The font family for text that doesn't specify one. */
export const DEFAULT_TEXT_FAMILY: TextFamily = 'Arimo'

// Maps parts of well-known fonts' names to the shop's most similar family. The first match wins.
const nearest: readonly [RegExp, TextFamily][] = [
  [/montserrat|gotham|proxima|futura|avenir|poppins|raleway|century ?gothic|nunito|lato/, 'Montserrat'],
  [/josefin/, 'Josefin Sans'],
  [/anton|impact/, 'Anton'],
  [/bangers|comic ?book/, 'Bangers'],
  [/alfa|rockwell|slab/, 'Alfa Slab One'],
  [/oswald|bebas|condensed|narrow|league ?gothic|din ?pro|dinpro/, 'Oswald'],
  [/great ?vibes|script|lobster|pacifico|cursive|edwardian|zapfino|allura|dancing/, 'Great Vibes'],
  [/marker|comic|hand/, 'Permanent Marker'],
  [/georgia|gelasio|cambria|palatino|book ?antiqua/, 'Gelasio'],
  [/times|tinos|garamond|minion|baskerville|bodoni|didot|caslon|roman|merriweather|playfair/, 'Tinos'],
  [/sans|arial|arimo|helvetica|myriad|verdana|tahoma|segoe|roboto|calibri|system-ui/, 'Arimo'],
  [/serif/, 'Tinos'],
]
/** Symbol fonts can't be replaced: in another font, the text would mean something else. */
const SYMBOLS = /wingding|webding|symbol|dingbat|awesome|icon|emoji|barcode|ean\d|code ?\d/i

/** Returns the shop's family for a CSS font-family list; null if none is similar enough. */
export function findTextFamily(list: string): TextFamily | null {
  const asked = splitFontFamilies(list)
  if (asked.some((name) => SYMBOLS.test(name))) return null
  for (const name of asked) {
    const low = name.toLowerCase().replaceAll(/[_-]/g, ' ')
    const near = nearest.find(([part]) => part.test(low))
    if (near) return near[1]
  }
  return DEFAULT_TEXT_FAMILY
}

/** Splits a font-family list into names without quotation marks. */
export const splitFontFamilies = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.replaceAll(/["']|&quot;|!important/g, '').trim())
    .filter((name) => name !== '')
