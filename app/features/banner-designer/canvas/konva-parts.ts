import type Konva from 'konva'
import type { KonvaNodeEvents } from 'react-konva/lib/ReactKonvaCore.js'

/** The parts of Konva that the banner designer needs. Importing all of Konva would include every shape and filter. */
export { Group, Image, Layer, Rect, Shape, Stage, Transformer } from 'react-konva/lib/ReactKonvaCore.js'

/** Properties shared by all items on the canvas. */
export type CanvasNode = KonvaNodeEvents & {
  x: number
  y: number
  rotation: number
  draggable: boolean
  ref: ((node: Konva.Shape | null) => void) | null
}
