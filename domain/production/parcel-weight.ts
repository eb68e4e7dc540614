import { getRules } from '../settings/rules.ts'

/** Weight of film with its liner and laminate, in grams per square metre: cast film 110, adhesive 25, liner 140, laminate 75. */
const FILM_GRAMS_PER_M2 = 350
const MM2_PER_M2 = 1_000_000

export type WeighedLine = {
  quantity: number
  /** The catalogue's weight of one item, in grams; 0 if it isn't given. */
  grams: number
  /** For printed and cut items: the sides of a piece in mm, and the total number of pieces. */
  cut: { widthMm: number; heightMm: number; pieces: number } | null
}

/**
 * Estimates a parcel's weight in whole grams, rounded up. Catalogue items have a weight; that of made-to-order items is computed from their
 * film.
 */
export function computeParcelGrams(lines: readonly WeighedLine[]): number {
  const goods = lines.reduce((sum, { quantity, grams, cut }) => {
    if (grams > 0) return sum + grams * quantity
    return sum + (cut ? ((cut.widthMm * cut.heightMm) / MM2_PER_M2) * FILM_GRAMS_PER_M2 * cut.pieces : 0)
  }, 0)
  return Math.ceil(goods) + getRules().parcels.packagingGrams
}
