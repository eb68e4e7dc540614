import type { PaletteName } from '../palettes.ts'
import { pick, type Random } from '../random.ts'
import type { Typeface } from './typefaces.ts'

/** A face for the first line and one that goes with it for the rest. */
export type TypePair = { display: Typeface; second: Typeface }
type Pairs = readonly [TypePair, ...TypePair[]]

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

/** The type pair that suits a palette; the seed chooses among the suitable ones. */
export function typePairFor(palette: PaletteName, random: Random): TypePair {
  return pick(random, manners[palette] ?? bold)
}
