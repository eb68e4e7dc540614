import type { Cents } from '../money.ts'

/** Orders over 50 are of high value, and the five highest are shown (specification, section 7). */
export const HIGH_VALUE_OVER_CENTS: Cents = 5_000
export const HIGH_VALUE_ORDERS = 5

type Valued = { orderId: number; cents: Cents }

/** The five highest orders over 50, highest first; of two equal ones the newer. */
export function topOrders<T extends Valued>(orders: readonly T[]): T[] {
  return orders
    .filter(({ cents }) => cents > HIGH_VALUE_OVER_CENTS)
    .toSorted((a, b) => b.cents - a.cents || b.orderId - a.orderId)
    .slice(0, HIGH_VALUE_ORDERS)
}
