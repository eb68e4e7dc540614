import type { Layer } from '../drawing.ts'
import type { TypePair } from '../lettering/type-pairs.ts'
import type { Typesetter } from '../lettering/typesetter.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'
import type { Style } from '../style-names.ts'

/** The position of a second motif relative to the first. A motif that is worn or held isn't a second motif, but part of the first. */
export type Arrangement = 'beside' | 'above' | 'behind'

/** The input of a layout function. */
export type Brief = {
  words: readonly string[]
  motif: Motif | null
  /** The second motif, which shares the place with the first; null if there is only one. */
  second: Motif | null
  arrangement: Arrangement | null
  /** Null for a design without a style. It is then drawn plainly, without texture. */
  style: Style | null
  palette: Palette
  type: TypePair
  set: Typesetter
  random: Random
}

/** Paints a layout's layers from back to front, about 100 mm wide around the origin. */
export type Layout = (brief: Brief) => Layer[]
