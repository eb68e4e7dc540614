import { computeShapeArea, measureBox } from '../geometry/shape.ts'
import type { NestingPiece } from './piece.ts'

/** Pieces are placed largest first, by area or by longest side. Which order is better depends on the pieces, so both are tried. */
export const placingOrders = ['area', 'longest-side'] as const
export type PlacingOrder = (typeof placingOrders)[number]

/** Returns the pieces' indices in placing order. Equal pieces keep their order, so that the same input always gives the same nest. */
export function sortForPlacing(pieces: readonly NestingPiece[], order: PlacingOrder): number[] {
  const sizes = pieces.map(({ outline }) => {
    const { width, height } = measureBox(outline)
    return order === 'area' ? computeShapeArea(outline) : Math.max(width, height)
  })
  return pieces.map((_, index) => index).sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b)
}
