import type { Colour } from '../colour.ts'
import type { Layer } from '../drawing.ts'
import type { Box, Shape } from '../geometry/shape.ts'
import type { Palette } from '../palettes.ts'
import type { RandomSource } from '../random.ts'

/** The field that scenery fills, in mm. */
type Field = { shape: Shape; box: Box; palette: Palette; random: RandomSource }

/** A function that fills a field with scenery, clipped to it. `ground` is the main colour behind a motif in the middle of the field. */
export type Scenery = (field: Field) => { layers: Layer[]; ground: Colour }
