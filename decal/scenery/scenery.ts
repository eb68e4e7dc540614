import type { Colour } from '../colour.ts'
import type { Layer } from '../drawing.ts'
import type { Box, Shape } from '../geometry/shape.ts'
import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'

/** The field that scenery fills, in mm. */
type Field = { shape: Shape; box: Box; palette: Palette; random: Random }

/** Fills a field with a landscape clipped to it. `ground` is the colour behind most of a motif in the field's middle. */
export type Scenery = (field: Field) => { layers: Layer[]; ground: Colour }
