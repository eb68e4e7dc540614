import type { Cents } from '../money.ts'

/** Number of orders, their total and their items. */
export type Totals = { orders: number; cents: Cents; items: number }

export const NOTHING: Totals = { orders: 0, cents: 0, items: 0 }

export function sumTotals(rows: readonly Totals[]): Totals {
  return rows.reduce(
    (sum, { orders, cents, items }) => ({
      orders: sum.orders + orders,
      cents: sum.cents + cents,
      items: sum.items + items,
    }),
    NOTHING,
  )
}

/** Average order value in whole cents; null without orders. */
export function averageOrder({ orders, cents }: Pick<Totals, 'orders' | 'cents'>): Cents | null {
  return orders === 0 ? null : Math.round(cents / orders)
}

/** Growth against the previous period, 0.5 for half as much again; null if there is nothing to compare with. */
export function growth(now: number, before: number): number | null {
  return before > 0 ? (now - before) / before : null
}
