import { getStaffAddresses } from '../platform/staff-addresses.ts'
import { creditAlertCopy, creditsTakenBackText } from '../../content/operator/credit-alerts.ts'
import { formatDay } from '../../domain/checkout/shop-clock.ts'
import type { CreditRefundStatus } from '../../domain/credits/refunds-and-disputes.ts'
import { formatMoney } from '../../domain/money.ts'
import type { Environment } from '../runtime/env.ts'
import type { Mail } from '../gateways/mail.ts'
import { renderMailHtml } from '../platform/mail-layout.ts'
import type { CreditPurchase } from './credit-purchases.ts'

type Movement = { id: string; amountCents: number; status: CreditRefundStatus; respondBy: Date | null }

/** Writes an e-mail to the staff about a refund or dispute of a credit purchase. Returns null if the staff don't have to do anything. */
export function composeCreditAlert(
  env: Environment,
  { credits, currency }: Pick<CreditPurchase, 'credits' | 'currency'>,
  { id, amountCents, status, respondBy }: Movement,
  { unpaid, taken }: { unpaid: number; taken: number },
): Mail | null {
  if (status === 'under-review' || status === 'won' || status === 'closed') return null
  const values = {
    amount: formatMoney(amountCents, currency),
    credits: String(credits),
    respondBy: respondBy === null ? 'soon' : `by ${formatDay(respondBy)}`,
    unpaid: String(unpaid),
    taken: String(taken),
  }
  const fill = (line: string) =>
    Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), line)
  const subject = fill(creditAlertCopy[status].subject)
  const lines = [creditAlertCopy[status].text, ...(unpaid > 0 ? [creditsTakenBackText] : [])].map(fill)
  const text = [...lines, `${env.PUBLIC_URL}/operator/tasks`].join('\n\n')
  return {
    id: `credits-${status}-${id}`,
    ...getStaffAddresses('money'),
    subject,
    text,
    html: renderMailHtml(subject, text),
  }
}
