import { type Cents, proportion } from '../money.ts'
import { DISPUTE_STATUSES, type DisputeStatus } from '../order/disputes.ts'

/** Money of a credit purchase that goes back: a refund went or failed, a dispute stands as its bank says. */
export const MONEY_BACK_STATUSES = ['refunded', 'failed', ...DISPUTE_STATUSES] as const

export type MoneyBackStatus = 'refunded' | 'failed' | DisputeStatus

type Bought = { credits: number; amountCents: Cents }

/** Whether the shop is without this money: refunded, withdrawn by the bank for the time of a dispute, or lost. */
const isAway = (status: MoneyBackStatus): boolean =>
  status === 'refunded' || status === 'needs-response' || status === 'under-review' || status === 'lost'

/**
 * How many credits of a purchase nobody has paid for any more: all of them when all its money went back, the same part of them when a part
 * did. A part that isn't a whole credit is rounded half up.
 */
export function unpaidCredits(
  { credits, amountCents }: Bought,
  back: readonly { amountCents: Cents; status: MoneyBackStatus }[],
): number {
  const cents = back.filter(({ status }) => isAway(status)).reduce((sum, each) => sum + each.amountCents, 0)
  return proportion(credits, Math.min(cents, amountCents), amountCents)
}
