import { type Cents, computeProportion } from '../money.ts'
import { DISPUTE_STATUSES, type DisputeStatus } from '../order/disputes.ts'

/** The status of money returned from a credit purchase: that of a refund, or of a dispute as the bank reports it. */
export const MONEY_BACK_STATUSES = ['refunded', 'failed', ...DISPUTE_STATUSES] as const

export type MoneyBackStatus = 'refunded' | 'failed' | DisputeStatus

type Bought = { credits: number; amountCents: Cents }

/** Whether the shop no longer has this money: it was refunded, is held by the bank during a dispute, or was lost in one. */
const isAway = (status: MoneyBackStatus): boolean =>
  status === 'refunded' || status === 'needs-response' || status === 'under-review' || status === 'lost'

/** Counts the credits of a purchase whose money was returned, in proportion to the amount, rounded half up. */
export function countUnpaidCredits(
  { credits, amountCents }: Bought,
  back: readonly { amountCents: Cents; status: MoneyBackStatus }[],
): number {
  const cents = back.filter(({ status }) => isAway(status)).reduce((sum, each) => sum + each.amountCents, 0)
  return computeProportion(credits, Math.min(cents, amountCents), amountCents)
}
