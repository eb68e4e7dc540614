import { formatNumber } from '../domain/written-number.ts'

/** Matches the number at the end of a title such as "100 × 82 mm, premium vinyl, gloss, 5,000 pieces". Older titles have no comma. */
const BATCH = /(?:^|\s)(\d{1,5}|\d{1,2},\d{3}) pieces$/

/** Removes the number of pieces from an item's title, for pages that show it with `describePieces`. */
export const withoutPieces = (title: string): string => title.replace(BATCH, '').replace(/,$/, '')

/**
 * Describes how many pieces an item sold in batches contains: "25 pieces in all", "2 × 25 = 50 pieces in all". Without this, a buyer who
 * wants 25 decals might order 25 batches of 25. Null if the item isn't sold in batches.
 */
export function describePieces({ title, quantity }: { title: string; quantity: number }): string | null {
  const batch = Number(BATCH.exec(title)?.[1]?.replace(',', '') ?? 0)
  if (batch < 2) return null
  const sum = quantity === 1 ? '' : `${formatNumber(quantity)} × ${formatNumber(batch)} = `
  return `${sum}${formatNumber(quantity * batch)} pieces in all`
}
