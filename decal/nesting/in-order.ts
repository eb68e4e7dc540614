import { areaOf, boxOf } from '../geometry/shape.ts'
import type { Piece } from './piece.ts'

/** Orders in which pieces are placed, the largest first in one sense or the other; which is better depends on the mix. */
export const placingOrders = ['area', 'longest-side'] as const
export type PlacingOrder = (typeof placingOrders)[number]

/** Indices of the pieces in an order; equal ones as they came, so that the same pieces nest alike. */
export function inOrder(pieces: readonly Piece[], order: PlacingOrder): number[] {
  const sizes = pieces.map(({ outline }) => {
    const { width, height } = boxOf(outline)
    return order === 'area' ? areaOf(outline) : Math.max(width, height)
  })
  return pieces.map((_, index) => index).sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b)
}
