/** Names a group of baskets by its number of items; `to` is null for the group of the largest baskets. */
export function describeBasketBand({ from, to }: { from: number; to: number | null }): string {
  if (to === null) return `${from} items and more`
  if (from < to) return `${from} to ${to} items`
  return from === 1 ? '1 item' : `${from} items`
}
