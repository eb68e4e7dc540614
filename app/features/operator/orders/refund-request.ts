import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import type { RefundRequest } from '../../../../contract/operator/refund.ts'
import { parseDecimal } from '../../../../domain/money.ts'

export type RefundKind = RefundRequest['what']['kind']

/** The form's values. */
export type RefundFormValues = {
  kind: RefundKind
  /** The number of pieces to refund, by the line's id. */
  pieces: Readonly<Record<number, number>>
  shipping: boolean
  amount: string
  restock: boolean
  reason: string
}

/** Returns the form's initial values. */
export const createRefundFormValues = (order: OperatorOrder): RefundFormValues => ({
  kind: listRefundKinds(order)[0] ?? 'all',
  pieces: {},
  shipping: false,
  amount: '',
  restock: true,
  reason: '',
})

/**
 * Returns the fields that every kind of refund request has. `restock` is false for a refund of an amount, which isn't about particular
 * items.
 */
export const readRestockAndReason = ({ kind, restock, reason }: RefundFormValues) => ({
  restock: restock && kind !== 'amount',
  reason,
})

/** Returns the kinds of refund that the order allows; the first one is the default. */
export const listRefundKinds = ({ next }: OperatorOrder): RefundKind[] => [
  ...(next.cancel ? (['cancel'] as const) : []),
  ...(next.refund ? (['parts', 'amount', 'all'] as const) : []),
]

/** Builds the form's request; null if its amount is invalid. */
export function readRefundRequest({
  kind,
  pieces,
  shipping,
  amount,
}: RefundFormValues): RefundRequest['what'] | null {
  if (kind === 'cancel' || kind === 'all') return { kind }
  if (kind === 'parts') {
    const lines = Object.entries(pieces).flatMap(([lineId, quantity]) =>
      quantity > 0 ? [{ lineId: Number(lineId), quantity }] : [],
    )
    return { kind, lines, shipping }
  }
  const amountCents = parseDecimal(amount.trim().replace(',', '.'))
  return amountCents === null || amountCents <= 0 ? null : { kind, amountCents }
}
