import { mailLines } from '../../content/mail-lines.ts'
import { creditsCopy } from '../../content/credits.ts'
import { shopFacts } from '../../content/shop.ts'
import { formatDay } from '../../domain/checkout/shop-clock.ts'
import { formatRegistrationLines } from '../../content/tax-registrations.ts'
import { formatTaxLabel } from '../../domain/checkout/tax.ts'
import { formatMoney } from '../../domain/money.ts'
import type { Environment } from '../runtime/env.ts'
import type { Mail } from '../gateways/mail.ts'
import { composeMail } from '../platform/compose-mail.ts'
import { findTaxRegistrations } from '../payments/index.ts'
import { type CreditReceipt, buildReceiptPath } from './find-receipt.ts'
import { toCreditPrice } from './purchase-price.ts'

/**
 * Writes the e-mail with the buyer's copy of the agreement: the purchased credits, the price and the seller. Null if the purchase has no
 * e-mail address.
 */
export function composeReceiptMail(
  env: Environment,
  { purchase, number, paidAt }: CreditReceipt,
): Mail | null {
  const { id, email, credits, currency, province, receiptToken } = purchase
  if (email === null || receiptToken === null) return null
  const { priceCents, taxes, totalCents } = toCreditPrice(purchase)
  const money = (cents: number) => formatMoney(cents, currency)
  const composed = composeMail('creditReceipt', {
    credits: String(credits),
    day: formatDay(paidAt),
    number,
    amounts: [
      `${credits} ${creditsCopy.packages.unit}: ${money(priceCents)}`,
      ...taxes.map((tax) => `${formatTaxLabel(tax)}: ${money(tax.amountCents)}`),
      mailLines.total(money(totalCents)),
      ...formatRegistrationLines(findTaxRegistrations(env), taxes, province ?? ''),
    ],
    'receipt page': `${env.PUBLIC_URL}${buildReceiptPath(receiptToken)}`,
    'terms page': `${env.PUBLIC_URL}/terms`,
    email: shopFacts.email,
  })
  return { id: `credits-${id}-receipt`, to: email, ...composed }
}
