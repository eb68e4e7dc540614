import { prorate } from '../checkout/prorate.ts'
import { type Cents, proportion } from '../money.ts'

/** A paid order, for computing refunds. */
export type PaidOrder = {
  lines: readonly { id: number; quantity: number; unitPriceCents: Cents; discountCents: Cents }[]
  shippingCents: Cents
  taxCents: Cents
  totalCents: Cents
}

/** The items of lines to refund, and whether to refund the shipping. */
export type RefundParts = { lines: readonly { lineId: number; quantity: number }[]; shipping: boolean }

/** A refund that was made before, or is under way: it counts either way. */
export type EarlierRefund = RefundParts & { amountCents: Cents }

export type RefundFault =
  /** More items of a line than it has left, or an unknown line. */
  | 'too-many-pieces'
  | 'shipping-returned'
  /** More money than is left. */
  | 'more-than-left'
  | 'nothing'

export type RefundAmount = { ok: true; amountCents: Cents } | { ok: false; reason: RefundFault }

/** Money of an order that isn't refunded yet; never negative, although pending refunds may exceed what the provider has left. */
export function refundable(order: PaidOrder, earlier: readonly EarlierRefund[]): Cents {
  return Math.max(0, order.totalCents - earlier.reduce((sum, { amountCents }) => sum + amountCents, 0))
}

/** Pieces of each line that no money went back for. */
export function piecesLeft(order: PaidOrder, earlier: readonly RefundParts[]): Map<number, number> {
  const left = new Map(order.lines.map(({ id, quantity }) => [id, quantity]))
  for (const { lines } of earlier)
    for (const { lineId, quantity } of lines) left.set(lineId, (left.get(lineId) ?? 0) - quantity)
  return left
}

/** A refund of a typed amount, up to what is left. */
export function refundOfAmount(
  order: PaidOrder,
  earlier: readonly EarlierRefund[],
  amountCents: Cents,
): RefundAmount {
  if (amountCents <= 0) return { ok: false, reason: 'nothing' }
  if (amountCents > refundable(order, earlier)) return { ok: false, reason: 'more-than-left' }
  return { ok: true, amountCents }
}

/**
 * The price of some items after discounts, with their share of taxes. Rounded so that all items and the shipping, refunded in any portions, add
 * up to the order's total exactly.
 */
export function refundOfParts(
  order: PaidOrder,
  earlier: readonly EarlierRefund[],
  parts: RefundParts,
): RefundAmount {
  if (parts.shipping && earlier.some(({ shipping }) => shipping))
    return { ok: false, reason: 'shipping-returned' }
  const left = piecesLeft(order, earlier)
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
      proportion(gross, before + quantity, line.quantity) - proportion(gross, before, line.quantity)
    // Named twice, a line has fewer pieces the second time.
    left.set(lineId, open - quantity)
  }
  return refundOfAmount(order, earlier, amountCents)
}

/** Each line and the shipping with their share of the taxes. */
function grossParts({ lines, shippingCents, taxCents }: PaidOrder) {
  const nets = lines.map(
    ({ unitPriceCents, quantity, discountCents }) => unitPriceCents * quantity - discountCents,
  )
  const taxes = prorate(taxCents, [...nets, shippingCents])
  const shares = lines.map(({ id }, index): [number, Cents] => [id, (nets[index] ?? 0) + (taxes[index] ?? 0)])
  return { lines: new Map(shares), shipping: shippingCents + (taxes.at(-1) ?? 0) }
}
