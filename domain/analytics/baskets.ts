/**
 * The least number of items of each group of baskets, smallest group first. A group ends before the next group begins. (Not in the
 * specification.)
 */
export const BASKET_BANDS = [1, 2, 3, 6, 11, 26] as const

/**
 * Returns the number of the group for baskets with this many items. Groups are numbered from 1, like the buckets of PostgreSQL's
 * width_bucket.
 */
export function findBasketBand(items: number): number {
  return BASKET_BANDS.findLastIndex((from) => items >= from) + 1
}

export type BandSales = { band: number; orders: number; cents: number }
/** Sales of a group of baskets that have from `from` to `to` items, or more if `to` is null. */
export type BasketSales = { from: number; to: number | null; orders: number; cents: number; share: number }

export function summariseBasketSizes(rows: readonly BandSales[]): BasketSales[] {
  const all = rows.reduce((sum, { orders }) => sum + orders, 0)
  return BASKET_BANDS.map((from, index) => {
    const found = rows.find(({ band }) => band === index + 1)
    const orders = found?.orders ?? 0
    const next = BASKET_BANDS[index + 1]
    const to = next === undefined ? null : next - 1
    return { from, to, orders, cents: found?.cents ?? 0, share: all === 0 ? 0 : orders / all }
  })
}
