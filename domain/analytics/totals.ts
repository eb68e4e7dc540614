import type { Cents } from '../money.ts'

/** Orders, what they came to, and their pieces. */
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

/** What an order comes to on average, in whole cents; null where there is none. */
export function averageOrder({ orders, cents }: Pick<Totals, 'orders' | 'cents'>): Cents | null {
  return orders === 0 ? null : Math.round(cents / orders)
}

/** By which part a figure has grown against the period before, 0.5 for half as much again; null where there was nothing to compare with. */
export function growth(now: number, before: number): number | null {
  return before > 0 ? (now - before) / before : null
}
