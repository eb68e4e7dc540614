import { type Cents, proportion } from '../money.ts'
import { DISPUTE_STATUSES, type DisputeStatus } from '../order/disputes.ts'

/** Money of a credit purchase that is returned: the status of a refund, or of a dispute as the bank reports it. */
export const MONEY_BACK_STATUSES = ['refunded', 'failed', ...DISPUTE_STATUSES] as const

export type MoneyBackStatus = 'refunded' | 'failed' | DisputeStatus

type Bought = { credits: number; amountCents: Cents }

/** Whether the shop is without this money: refunded, withdrawn by the bank for the time of a dispute, or lost. */
const isAway = (status: MoneyBackStatus): boolean =>
  status === 'refunded' || status === 'needs-response' || status === 'under-review' || status === 'lost'

/** How many credits of a purchase are no longer paid for: all if all its money was returned, else the same share, rounded half up. */
export function unpaidCredits(
  { credits, amountCents }: Bought,
  back: readonly { amountCents: Cents; status: MoneyBackStatus }[],
): number {
  const cents = back.filter(({ status }) => isAway(status)).reduce((sum, each) => sum + each.amountCents, 0)
  return proportion(credits, Math.min(cents, amountCents), amountCents)
}
