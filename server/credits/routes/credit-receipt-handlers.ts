import { type Context, Hono } from 'hono'
import { creditsCopy } from '../../../content/credits.ts'
import { COUNTRIES, parseCountry, listRegions } from '../../../domain/checkout/regions.ts'
import { formatDay } from '../../../domain/checkout/shop-clock.ts'
import { formatRegistrationLines } from '../../../content/tax-registrations.ts'
import type { CheckoutAmounts } from '../../../contract/checkout-page.ts'
import {
  type CreditReceipt,
  findReceiptByToken,
  listPurchaseRefunds,
  buildReceiptPath,
} from '../find-receipt.ts'
import { toCreditPrice } from '../purchase-price.ts'
import { findPurchase } from '../credit-purchases.ts'
import { settlePurchase } from '../settle-purchase.ts'
import { findTaxRegistrations, getPaymentLabel } from '../../payments/index.ts'
import { findVisitor } from '../../visitor.ts'
import type { CreditPagesDeps } from './credit-deps.ts'
import { toCheckoutAmounts } from './credit-amounts.ts'

const words = creditsCopy.receipt
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

export function createCreditReceiptRoutes(deps: CreditPagesDeps): Hono {
  const app = new Hono()
  app.get('/credits/receipts/:token', async (c) => {
    const receipt = await findReceiptByToken(deps.db, c.req.param('token'))
    return receipt ? sendReceipt(deps, c, receipt) : sendUnknown(deps, c)
  })
  // Shows the outcome of a purchase on a page that works without scripts.
  app.get(`/credits/purchases/:id{${UUID}}`, async (c) => {
    const visitor = await findVisitor(c, deps)
    const purchase = await findPurchase(deps.db, c.req.param('id'))
    if (!purchase || purchase.visitorHash !== visitor?.hash) return sendUnknown(deps, c)
    const { state, receiptToken, packageId } = await settlePurchase(deps, purchase)
    if (state === 'paid')
      return c.redirect(receiptToken === null ? '/account' : buildReceiptPath(receiptToken), 303)
    return c.redirect(`/credits/review?package=${packageId}&notice=${state}`, 303)
  })
  return app
}

async function sendReceipt(deps: CreditPagesDeps, c: Context, { purchase, number, paidAt }: CreditReceipt) {
  const { credits, province, email, provider } = purchase
  const { priceCents, taxes } = toCreditPrice(purchase)
  return deps.send(c, {
    kind: 'receipt',
    back: { label: words.back, path: '/credits' },
    number,
    placedOn: formatDay(paidAt),
    status: words.paid,
    lines: [
      {
        title: words.line(credits),
        variantTitle: '',
        path: null,
        imageSrc: '',
        attributes: [],
        quantity: 1,
        totalCents: priceCents,
        discountCents: 0,
        problem: null,
      },
    ],
    amounts: await withRefunds(deps, purchase),
    paidBy: getPaymentLabel(provider),
    taxRegistrations: formatRegistrationLines(findTaxRegistrations(deps.env), taxes, province ?? ''),
    addressTitle: words.billedTo,
    addressLines: placeLines(purchase),
    email: email ?? '',
  })
}

async function withRefunds(
  { db }: CreditPagesDeps,
  purchase: CreditReceipt['purchase'],
): Promise<CheckoutAmounts> {
  const amounts = toCheckoutAmounts(toCreditPrice(purchase))
  const refunds = await listPurchaseRefunds(db, purchase.id)
  if (refunds.length === 0) return amounts
  const back = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    ...amounts,
    returned: {
      refunds: refunds.map(({ amountCents, refundedAt }) => ({
        label: words.refunded(formatDay(refundedAt)),
        amountCents,
      })),
      netCents: purchase.amountCents - back,
    },
  }
}

/** Returns the billing place, such as 'Ontario, Canada'; empty for an older purchase that has none. */
function placeLines({ country, province }: CreditReceipt['purchase']): string[] {
  const code = parseCountry(country ?? '')
  const region = code && listRegions(code).find((each) => each.code === province)
  const name = COUNTRIES.find((each) => each.code === code)?.name
  return region && name !== undefined ? [`${region.name}, ${name}`] : []
}

/**
 * Sends the response for a link without a receipt. The response is the same whether the link is unknown, belongs to someone else, or
 * belongs to an unpaid purchase.
 */
function sendUnknown(deps: CreditPagesDeps, c: Context) {
  const links = [{ label: words.back, path: '/credits' }]
  const { unknownTitle: title, unknownText: text } = words
  return deps.send(c, { kind: 'message', tone: 'empty', title, text, links }, 404)
}
