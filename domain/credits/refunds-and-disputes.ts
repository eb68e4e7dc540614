import { type Cents, computeProportion } from '../money.ts'
import { DISPUTE_STATUSES, type DisputeStatus } from '../order/disputes.ts'

/** The status of money that was taken back from a purchase of credits: the status of a refund, or of a dispute as the bank reports it. */
export const CREDIT_REFUND_STATUSES = ['refunded', 'failed', ...DISPUTE_STATUSES] as const

export type CreditRefundStatus = 'refunded' | 'failed' | DisputeStatus

type CreditPurchase = { credits: number; amountCents: Cents }

/** Whether the money has left the shop: it was refunded, the bank holds it during a dispute, or the shop lost the dispute. */
const hasLeftShop = (status: CreditRefundStatus): boolean =>
  status === 'refunded' || status === 'needs-response' || status === 'under-review' || status === 'lost'

/**
 * Counts the credits in a purchase that are no longer paid for, in proportion to the money that was taken back. The result is rounded half
 * up.
 */
export function countUnpaidCredits(
  { credits, amountCents }: CreditPurchase,
  back: readonly { amountCents: Cents; status: CreditRefundStatus }[],
): number {
  const cents = back
    .filter(({ status }) => hasLeftShop(status))
    .reduce((sum, each) => sum + each.amountCents, 0)
  return computeProportion(credits, Math.min(cents, amountCents), amountCents)
}
