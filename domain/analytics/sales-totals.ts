import type { Cents } from '../money.ts'

export type SalesTotals = { orders: number; cents: Cents; items: number }

export const NO_SALES: SalesTotals = { orders: 0, cents: 0, items: 0 }

export function sumTotals(rows: readonly SalesTotals[]): SalesTotals {
  return rows.reduce(
    (sum, { orders, cents, items }) => ({
      orders: sum.orders + orders,
      cents: sum.cents + cents,
      items: sum.items + items,
    }),
    NO_SALES,
  )
}

/** Returns the average order value in whole cents; null without orders. */
export function computeAverageOrder({ orders, cents }: Pick<SalesTotals, 'orders' | 'cents'>): Cents | null {
  return orders === 0 ? null : Math.round(cents / orders)
}

/** Returns the growth from the previous period's value to the current value: 0.5 means 50% more. Null if the previous value is 0. */
export function computeGrowth(now: number, before: number): number | null {
  return before > 0 ? (now - before) / before : null
}
