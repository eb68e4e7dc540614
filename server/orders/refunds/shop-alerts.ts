import { getStaffAddresses } from '../../platform/staff-addresses.ts'
import { refundAlertCopy } from '../../../content/operator/refund-alerts.ts'
import type { Environment } from '../../runtime/env.ts'
import type { Mail } from '../../gateways/mail.ts'
import { renderMailHtml } from '../../platform/mail-layout.ts'

type Alert = {
  kind: keyof typeof refundAlertCopy
  subjectId: string
  values: Readonly<Record<string, string>>
}

/** Writes an e-mail to the shop itself about money that moved at the payment provider, because someone has to act. */
export function composeShopAlert(
  env: Environment,
  order: { id: number; number: string },
  { kind, subjectId, values }: Alert,
): Mail {
  const fill = (line: string) =>
    Object.entries({ number: order.number, ...values }).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, value),
      line,
    )
  const subject = fill(refundAlertCopy[kind].subject)
  const text = [
    ...refundAlertCopy[kind].text.map(fill),
    `${env.PUBLIC_URL}/operator/orders/${order.id}`,
  ].join('\n\n')
  return {
    id: `${kind}-${subjectId}`,
    ...getStaffAddresses('money'),
    subject,
    text,
    html: renderMailHtml(subject, text),
  }
}
