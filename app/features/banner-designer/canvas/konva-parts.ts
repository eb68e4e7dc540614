import type Konva from 'konva'
import type { KonvaNodeEvents } from 'react-konva/lib/ReactKonvaCore.js'

/** The parts of Konva that the banner needs: importing everything would pull in all its shapes and filters. */
export { Group, Image, Layer, Rect, Shape, Stage, Transformer } from 'react-konva/lib/ReactKonvaCore.js'

/** Properties that all items on the canvas share. */
export type CanvasNode = KonvaNodeEvents & {
  x: number
  y: number
  rotation: number
  draggable: boolean
  ref: ((node: Konva.Shape | null) => void) | null
}
