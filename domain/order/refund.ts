import { prorate } from '../checkout/prorate.ts'
import { type Cents, computeProportion } from '../money.ts'

/** The parts of a paid order from which a refund is computed. */
export type RefundableOrder = {
  lines: readonly { id: number; quantity: number; unitPriceCents: Cents; discountCents: Cents }[]
  shippingCents: Cents
  taxCents: Cents
  totalCents: Cents
}

/** The parts of an order to refund: items of some lines, the shipping, or both. */
export type RefundParts = { lines: readonly { lineId: number; quantity: number }[]; shipping: boolean }

/** An earlier refund. It may still be pending. */
export type EarlierRefund = RefundParts & { amountCents: Cents }

export type RefundFault =
  /** The requested line isn't in the order, or too few of its items are left to refund. */
  | 'too-many-pieces'
  | 'shipping-returned'
  /** The requested amount is more than is left to refund. */
  | 'more-than-left'
  | 'nothing'

export type RefundAmount = { ok: true; amountCents: Cents } | { ok: false; reason: RefundFault }

/** Returns how much of an order is left to refund. Never negative, even if pending refunds add up to more than the order. */
export function computeRefundable(order: RefundableOrder, earlier: readonly EarlierRefund[]): Cents {
  return Math.max(0, order.totalCents - earlier.reduce((sum, { amountCents }) => sum + amountCents, 0))
}

/** Returns how many items of each line haven't been refunded. */
export function countItemsLeft(order: RefundableOrder, earlier: readonly RefundParts[]): Map<number, number> {
  const left = new Map(order.lines.map(({ id, quantity }) => [id, quantity]))
  for (const { lines } of earlier)
    for (const { lineId, quantity } of lines) left.set(lineId, (left.get(lineId) ?? 0) - quantity)
  return left
}

/** Checks the amount of a refund that an operator typed. It can't be more than the part of the order's total that hasn't been refunded. */
export function checkRefundAmount(
  order: RefundableOrder,
  earlier: readonly EarlierRefund[],
  amountCents: Cents,
): RefundAmount {
  if (amountCents <= 0) return { ok: false, reason: 'nothing' }
  if (amountCents > computeRefundable(order, earlier)) return { ok: false, reason: 'more-than-left' }
  return { ok: true, amountCents }
}

/**
 * Computes the amount to refund for parts of an order, after discounts and with their share of the taxes. If an order is refunded in
 * several steps, the amounts add up exactly to the order's total.
 */
export function computeRefundOfParts(
  order: RefundableOrder,
  earlier: readonly EarlierRefund[],
  parts: RefundParts,
): RefundAmount {
  if (parts.shipping && earlier.some(({ shipping }) => shipping))
    return { ok: false, reason: 'shipping-returned' }
  const left = countItemsLeft(order, earlier)
  const grosses = grossParts(order)
  let amountCents = parts.shipping ? grosses.shipping : 0
  for (const { lineId, quantity } of parts.lines) {
    const line = order.lines.find(({ id }) => id === lineId)
    const open = left.get(lineId) ?? 0
    if (!line || !Number.isInteger(quantity) || quantity < 1 || quantity > open)
      return { ok: false, reason: 'too-many-pieces' }
    const gross = grosses.lines.get(lineId) ?? 0
    const before = line.quantity - open
    amountCents +=
      computeProportion(gross, before + quantity, line.quantity) -
      computeProportion(gross, before, line.quantity)
    // The number of items left is updated, because the request may contain the same line a second time.
    left.set(lineId, open - quantity)
  }
  return checkRefundAmount(order, earlier, amountCents)
}

/** Returns the price of each line and of the shipping, including their share of the taxes. */
function grossParts({ lines, shippingCents, taxCents }: RefundableOrder) {
  const nets = lines.map(
    ({ unitPriceCents, quantity, discountCents }) => unitPriceCents * quantity - discountCents,
  )
  const taxes = prorate(taxCents, [...nets, shippingCents])
  const shares = lines.map(({ id }, index): [number, Cents] => [id, (nets[index] ?? 0) + (taxes[index] ?? 0)])
  return { lines: new Map(shares), shipping: shippingCents + (taxes.at(-1) ?? 0) }
}
