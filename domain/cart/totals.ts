import type { Cents } from '../money.ts'

/** What a line needs for its price: the price of one, in cents, and how many. */
export type PricedLine = { unitPriceCents: Cents; quantity: number }

/** The price of a line, in cents; exact, as both factors are whole. */
export function lineTotal(line: PricedLine): Cents {
  return line.unitPriceCents * line.quantity
}

/** The count on the cart's badge and its subtotal: before discount, shipping and tax. Server and browser both ask here. */
export function cartTotals(lines: readonly PricedLine[]): {
  itemCount: number
  subtotalCents: Cents
} {
  let itemCount = 0
  let subtotalCents = 0
  for (const line of lines) {
    itemCount += line.quantity
    subtotalCents += lineTotal(line)
  }
  return { itemCount, subtotalCents }
}
