/** As titles of batches end: "100 × 82 mm, premium vinyl, gloss, 25 pieces". */
const BATCH = /(?:^|\s)(\d{1,5}) pieces$/

/**
 * How many pieces a line comes to where each of it is a whole batch: "25 pieces in all", "2 × 25 = 50 pieces in all". Null for what is
 * sold by the piece. Without it, who wants 25 decals might order 25 batches of 25.
 */
export function piecesInAll({ title, quantity }: { title: string; quantity: number }): string | null {
  const batch = Number(BATCH.exec(title)?.[1] ?? 0)
  if (batch < 2) return null
  const sum = quantity === 1 ? '' : `${quantity} × ${batch} = `
  return `${sum}${quantity * batch} pieces in all`
}
