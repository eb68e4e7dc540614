/** Film with its liner, in grams a square metre: cast film 110, adhesive 25, liner 140, laminate 75. */
const FILM_GRAMS_PER_M2 = 350
/** Envelope, board and slip. */
const PACKAGING_GRAMS = 60
const MM2_PER_M2 = 1_000_000

export type WeighedLine = {
  quantity: number
  /** Of one, as the catalogue says it; 0 where it says nothing. */
  grams: number
  /** Of what is printed and cut: sides in mm and pieces in all. */
  cut: { widthMm: number; heightMm: number; pieces: number } | null
}

/** What a parcel weighs, in whole grams, rounded up: the catalogue's weights, and of what is made to order its film. */
export function parcelGrams(lines: readonly WeighedLine[]): number {
  const goods = lines.reduce((sum, { quantity, grams, cut }) => {
    if (grams > 0) return sum + grams * quantity
    return sum + (cut ? ((cut.widthMm * cut.heightMm) / MM2_PER_M2) * FILM_GRAMS_PER_M2 * cut.pieces : 0)
  }, 0)
  return Math.ceil(goods) + PACKAGING_GRAMS
}
