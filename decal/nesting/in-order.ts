import { areaOf, boxOf } from '../geometry/shape.ts'
import type { Piece } from './piece.ts'

/** Placing orders, largest first by either measure; which one is better depends on the mix. */
export const placingOrders = ['area', 'longest-side'] as const
export type PlacingOrder = (typeof placingOrders)[number]

/** Indices of the pieces in placing order. Ties keep their order, so that the same pieces nest alike. */
export function inOrder(pieces: readonly Piece[], order: PlacingOrder): number[] {
  const sizes = pieces.map(({ outline }) => {
    const { width, height } = boxOf(outline)
    return order === 'area' ? areaOf(outline) : Math.max(width, height)
  })
  return pieces.map((_, index) => index).sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b)
}
