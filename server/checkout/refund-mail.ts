import { formatMoney } from '../../domain/money.ts'
import type { Mail } from '../gateways/mail.ts'
import { formatFullName } from '../orders/index.ts'
import { composeMail } from '../platform/compose-mail.ts'
import type { Payment } from '../payments/index.ts'

/** Writes the e-mail that tells a shopper about a refund, because the payment didn't become an order. */
export function composeLateRefundMail(payment: Payment): Mail {
  const amount = formatMoney(payment.amountCents, payment.currency)
  const { address, contact } = payment.acceptedOrder
  return {
    id: `payment-${payment.id}-refunded`,
    to: contact.email,
    ...composeMail('paymentRefunded', { name: formatFullName(address), amount }),
  }
}
