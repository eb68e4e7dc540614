import { creditsPage } from '../../content/credits.ts'
import { shop } from '../../content/shop.ts'
import { writtenDay } from '../../domain/checkout/shop-clock.ts'
import { registrationLines } from '../../domain/checkout/tax-registrations.ts'
import { taxLabel } from '../../domain/checkout/tax.ts'
import { formatMoney } from '../../domain/money.ts'
import type { Environment } from '../env.ts'
import type { Mail } from '../gateways/mail.ts'
import { mailFooter, mailHtml } from '../platform/mail-layout.ts'
import { findTaxRegistrations } from '../payments/index.ts'
import { type CreditReceipt, receiptPath } from './find-receipt.ts'
import { priceOf } from './purchase-price.ts'

const words = creditsPage.receipt.mail

/** The buyer's copy of the agreement: what, for how much, from whom. Null without an address to send it to. */
export function receiptMail(env: Environment, { purchase, number, paidAt }: CreditReceipt): Mail | null {
  const { id, email, credits, currency, province, receiptToken } = purchase
  if (email === null || receiptToken === null) return null
  const { priceCents, taxes, totalCents } = priceOf(purchase)
  const money = (cents: number) => formatMoney(cents, currency)
  const subject = words.subject(credits)
  const text = [
    words.thanks(credits, number, writtenDay(paidAt)),
    [
      `${credits} ${creditsPage.packages.unit}: ${money(priceCents)}`,
      ...taxes.map((tax) => `${taxLabel(tax)}: ${money(tax.amountCents)}`),
      `Total: ${money(totalCents)}`,
      ...registrationLines(findTaxRegistrations(env), taxes, province ?? ''),
    ].join('\n'),
    words.use,
    `${words.receipt}\n${env.PUBLIC_URL}${receiptPath(receiptToken)}`,
    `${words.terms}\n${env.PUBLIC_URL}/terms`,
    `${words.help} ${shop.email}`,
    mailFooter(),
  ].join('\n\n')
  return { id: `credits-${id}-receipt`, to: email, subject, text, html: mailHtml(subject, text) }
}
