import type { Layer } from '../drawing.ts'
import type { TypefacePair } from '../lettering/typeface-pairs.ts'
import type { Typesetter } from '../lettering/typesetter.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Palette } from '../palettes.ts'
import type { RandomSource } from '../random.ts'
import type { DecalStyle } from '../style-names.ts'

/** The position of a second motif relative to the first. A motif that is worn or held is part of the first, not a second motif. */
export type SubjectArrangement = 'beside' | 'above' | 'behind'

/** The input of a layout function. */
export type LayoutBrief = {
  words: readonly string[]
  motif: Motif | null
  /** The second motif, which is placed together with the first; null if the design has no second motif. */
  second: Motif | null
  arrangement: SubjectArrangement | null
  /** The decal's style. A design without a style (null) is drawn plainly, without texture. */
  style: DecalStyle | null
  palette: Palette
  type: TypefacePair
  set: Typesetter
  random: RandomSource
}

/** Paints a layout's layers from back to front, about 100 mm wide and centred on the origin. */
export type Layout = (brief: LayoutBrief) => Layer[]
