import type { Layer } from '../drawing.ts'
import type { TypefacePair } from '../lettering/typeface-pairs.ts'
import type { Typesetter } from '../lettering/typesetter.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Palette } from '../palettes.ts'
import type { RandomSource } from '../random.ts'
import type { DecalStyle } from '../style-names.ts'

/** The position of a second motif relative to the first. A motif that is worn or held isn't a second motif, but part of the first. */
export type SubjectArrangement = 'beside' | 'above' | 'behind'

/** The input of a layout function. */
export type LayoutBrief = {
  words: readonly string[]
  motif: Motif | null
  /** The second motif, which shares the place with the first; null if there is only one. */
  second: Motif | null
  arrangement: SubjectArrangement | null
  /** Null for a design without a style. It is then drawn plainly, without texture. */
  style: DecalStyle | null
  palette: Palette
  type: TypefacePair
  set: Typesetter
  random: RandomSource
}

/** Paints a layout's layers from back to front, about 100 mm wide around the origin. */
export type Layout = (brief: LayoutBrief) => Layer[]
