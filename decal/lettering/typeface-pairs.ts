import { isUserName } from './arrange-lines.ts'
import type { Design } from '../design.ts'
import type { PaletteName } from '../palettes.ts'
import { pickRandomEntry, type RandomSource } from '../random.ts'
import type { DecalStyle } from '../style-names.ts'
import type { Typeface } from './typefaces.ts'

/** A typeface for the first line, and a matching typeface for the other lines. */
export type TypefacePair = { display: Typeface; second: Typeface }
type Pairs = readonly [TypefacePair, ...TypefacePair[]]

const vintage: Pairs = [
  { display: 'slab', second: 'oswald' },
  { display: 'bevan', second: 'josefin' },
]
const formal: Pairs = [
  { display: 'cinzel', second: 'josefin' },
  { display: 'montserrat', second: 'montserrat' },
]
const bold: Pairs = [
  { display: 'archivo', second: 'montserrat' },
  { display: 'anton', second: 'montserrat' },
  { display: 'russo', second: 'oswald' },
]
const field: Pairs = [
  { display: 'stencil', second: 'oswald' },
  { display: 'anton', second: 'oswald' },
]
const sober: Pairs = [
  { display: 'archivo', second: 'montserrat' },
  { display: 'oswald', second: 'montserrat' },
]

const manners: Partial<Record<PaletteName, Pairs>> = {
  'vintage-red': vintage,
  'vintage-teal': vintage,
  'vintage-olive': vintage,
  'navy-gold': [...formal, ...sober],
  sage: formal,
  champagne: formal,
  camo: field,
  'hi-vis': sober,
  steel: sober,
  mono: sober,
}

const styles: Record<DecalStyle, Pairs> = {
  vintage: [
    { display: 'slab', second: 'oswald' },
    { display: 'rye', second: 'josefin' },
    { display: 'bevan', second: 'oswald' },
    { display: 'ultra', second: 'gothic' },
  ],
  modern: [
    { display: 'outfit', second: 'outfit' },
    { display: 'archivo', second: 'montserrat' },
    { display: 'unbounded', second: 'outfit' },
    { display: 'syne', second: 'montserrat' },
  ],
  minimalist: [
    { display: 'jost', second: 'jost' },
    { display: 'josefin', second: 'josefin' },
    { display: 'tenor', second: 'jost' },
  ],
  bold: [
    { display: 'anton', second: 'oswald' },
    { display: 'bowlby', second: 'oswald' },
    { display: 'russo', second: 'oswald' },
    { display: 'passion', second: 'oswald' },
    { display: 'racing', second: 'oswald' },
  ],
  graffiti: [
    { display: 'bangers', second: 'bangers' },
    { display: 'lucky', second: 'lucky' },
    { display: 'titan', second: 'titan' },
    { display: 'marker', second: 'bangers' },
  ],
  professional: [
    { display: 'cinzel', second: 'barlow' },
    { display: 'marcellus', second: 'montserrat' },
    { display: 'baskerville', second: 'barlow' },
    { display: 'saira', second: 'barlow' },
  ],
}

// Narrow typefaces for user names, in which small letters differ from capitals.
const forHandles: TypefacePair = { display: 'anton', second: 'oswald' }

/** Picks a pair of typefaces at random from the pairs of the design's style, or of its palette if it has no style. */
export function pickTypefacePair({ style, palette, words }: Design, random: RandomSource): TypefacePair {
  const pair = pickRandomEntry(random, style ? styles[style] : (manners[palette] ?? bold))
  return words.some((line) => line.split(' ').some(isUserName)) ? forHandles : pair
}
