/**
 * Groups of baskets by their number of items, smallest group first. A group begins at `from` items and ends before the next group begins.
 * (Not in the specification.)
 */
export const BASKET_BANDS = [
  { from: 1, label: '1 item' },
  { from: 2, label: '2 items' },
  { from: 3, label: '3 to 5 items' },
  { from: 6, label: '6 to 10 items' },
  { from: 11, label: '11 to 25 items' },
  { from: 26, label: '26 items and more' },
] as const

/**
 * Returns the number of the group for baskets with this many items. Groups are numbered from 1, like the buckets of PostgreSQL's
 * width_bucket.
 */
export function findBasketBand(items: number): number {
  return BASKET_BANDS.findLastIndex(({ from }) => items >= from) + 1
}

export type BandSales = { band: number; orders: number; cents: number }
export type Basket = { label: string; orders: number; cents: number; share: number }

export function summariseBasketSizes(rows: readonly BandSales[]): Basket[] {
  const all = rows.reduce((sum, { orders }) => sum + orders, 0)
  return BASKET_BANDS.map(({ label }, index) => {
    const found = rows.find(({ band }) => band === index + 1)
    const orders = found?.orders ?? 0
    return { label, orders, cents: found?.cents ?? 0, share: all === 0 ? 0 : orders / all }
  })
}
