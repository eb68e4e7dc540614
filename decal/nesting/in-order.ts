import { areaOf, boxOf } from '../geometry/shape.ts'
import type { Piece } from './piece.ts'

/** The placing orders put the largest pieces first, by area or by longest side. The better one depends on the mix of pieces. */
export const placingOrders = ['area', 'longest-side'] as const
export type PlacingOrder = (typeof placingOrders)[number]

/** Returns the pieces' indices in placing order. Ties keep their order, so that the same pieces always nest alike. */
export function sortForPlacing(pieces: readonly Piece[], order: PlacingOrder): number[] {
  const sizes = pieces.map(({ outline }) => {
    const { width, height } = boxOf(outline)
    return order === 'area' ? areaOf(outline) : Math.max(width, height)
  })
  return pieces.map((_, index) => index).sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b)
}
