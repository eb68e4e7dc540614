import type { Cents } from '../money.ts'

/** Orders over $50 count as high-value; the dashboard lists the five highest (specification, section 7). */
export const HIGH_VALUE_THRESHOLD_CENTS: Cents = 5_000
export const MAX_HIGH_VALUE_ORDERS = 5

type OrderTotal = { orderId: number; cents: Cents }

/** Returns the five highest orders over $50, highest first. If two totals are equal, the newer order comes first. */
export function selectTopOrders<T extends OrderTotal>(orders: readonly T[]): T[] {
  return orders
    .filter(({ cents }) => cents > HIGH_VALUE_THRESHOLD_CENTS)
    .toSorted((a, b) => b.cents - a.cents || b.orderId - a.orderId)
    .slice(0, MAX_HIGH_VALUE_ORDERS)
}
