import type { Cents } from '../money.ts'

export type PricedLine = { unitPriceCents: Cents; quantity: number }

/** Returns the price of a line in cents. Nothing is rounded, because both factors are integers. */
export function computeLineTotal(line: PricedLine): Cents {
  return line.unitPriceCents * line.quantity
}

/** Computes the cart badge's count and the subtotal before discount, shipping and tax. Server and browser share this function. */
export function computeCartTotals(lines: readonly PricedLine[]): {
  itemCount: number
  subtotalCents: Cents
} {
  let itemCount = 0
  let subtotalCents = 0
  for (const line of lines) {
    itemCount += line.quantity
    subtotalCents += computeLineTotal(line)
  }
  return { itemCount, subtotalCents }
}
