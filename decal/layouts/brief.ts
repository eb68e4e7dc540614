import type { Layer } from '../drawing.ts'
import type { TypePair } from '../lettering/type-pairs.ts'
import type { Typesetter } from '../lettering/typesetter.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'

/** What a layout works from. */
export type Brief = {
  words: readonly string[]
  motif: Motif | null
  palette: Palette
  type: TypePair
  set: Typesetter
  random: Random
}

/** A layout paints its layers from back to front, about 100 mm wide around the origin. */
export type Layout = (brief: Brief) => Layer[]
