import { shop } from '../../content/shop.ts'
import { formatMoney } from '../../domain/money.ts'
import type { Mail } from '../gateways/mail.ts'
import { fullName } from '../orders/index.ts'
import { mailFooter, mailHtml } from '../platform/mail-layout.ts'
import type { Payment } from '../payments/index.ts'

/** Tells the shopper that a payment led to no order and is being refunded. */
export function refundMail(payment: Payment): Mail {
  const amount = formatMoney(payment.amountCents, payment.currency)
  const text = [
    `Hello ${fullName(payment.acceptedOrder.address)},`,
    `Your payment of ${amount} reached us after it had expired, so we couldn't place your order.`,
    `We've refunded it in full. It can take your bank a few days to show it on your statement.`,
    `Sorry for the trouble. If you still want your decals, your cart is just as you left it.`,
    mailFooter(),
  ].join('\n\n')
  const subject = `Your payment to ${shop.name} was refunded`
  return {
    id: `payment-${payment.id}-refunded`,
    to: payment.acceptedOrder.contact.email,
    subject,
    text,
    html: mailHtml(subject, text),
  }
}
