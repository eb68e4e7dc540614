import type { Colour } from '../colour.ts'
import type { Design } from '../design.ts'
import type { DrawingAssets } from '../draw-decal.ts'
import { measureBox, translateShape, type Box, type Shape } from '../geometry/shape.ts'
import { computeBacking, reduceToOneColour } from './cut-figure.ts'

/** The longest side of every design in a cut file, in mm: 10 inches. With the backing around it, the design fits a 12 inch mat. */
export const CUT_FILE_LONGEST_SIDE_MM = 254
/** The margin of the backing around the design, in mm. */
const BACKING_EDGE = 4

export type CutLayer = { name: 'Backing' | 'Design'; colour: Colour; shape: Shape }

/**
 * The layers to cut, in mm, in the order in which they are applied. Each is cut from film of one colour. `size` is the size of the design
 * without its backing.
 */
export type CutFile = { layers: CutLayer[]; sheet: Box; size: { widthMm: number; heightMm: number } }
type CutFileResult =
  | { ok: true; cutFile: CutFile }
  | Extract<ReturnType<typeof reduceToOneColour>, { ok: false }>

/**
 * Makes the cut file of a design: the design in one colour of film, and its backing in another colour. The same design gives the same file.
 */
export function makeCutFile(design: Design, assets: DrawingAssets): CutFileResult {
  const made = reduceToOneColour(design, assets, CUT_FILE_LONGEST_SIDE_MM)
  if (!made.ok) return made
  const figure = translateShape(made.figure, BACKING_EDGE, BACKING_EDGE)
  const { width, height } = measureBox(figure)
  const backing = computeBacking(figure, BACKING_EDGE)
  const layers: CutLayer[] = [
    { name: 'Backing', colour: '#c9d3d6', shape: backing },
    { name: 'Design', colour: '#0b1f2a', shape: figure },
  ]
  return {
    ok: true,
    cutFile: { layers, sheet: measureBox(backing), size: { widthMm: width, heightMm: height } },
  }
}
