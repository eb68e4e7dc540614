import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { creditsCopy } from '../../../content/credits.ts'
import { describeTooManyRequests } from '../../../content/too-many-requests.ts'
import type { PageNotice } from '../../../contract/checkout-page.ts'
import type { CreditReview } from '../../../contract/order-pages.ts'
import {
  checkBilling,
  parseBillingPlace,
  splitBillingPlace,
  UNKNOWN_BUYER,
} from '../../../domain/credits/billing.ts'
import { type CreditPackage, findCreditPackage, getPackagePage } from '../../../domain/credits/packages.ts'
import { findClientAddress } from '../../runtime/client-address.ts'
import { buyCredits } from '../buy-credits.ts'
import { quoteCredits } from '../purchase-price.ts'
import { findRememberedBilling } from '../remembered-billing.ts'
import { findVisitor, getOrCreateVisitor } from '../../visitor.ts'
import { toCheckoutAmounts } from './credit-amounts.ts'
import type { CreditPagesDeps } from './credit-deps.ts'

const { notices, errors } = creditsCopy.review
const text = z.string().max(300).catch('')
const formSchema = z.object({ package: text, email: text, place: text, accepted: text, next: text })
type Form = z.infer<typeof formSchema>

const DEFAULT_PLACE = `${UNKNOWN_BUYER.country}-${UNKNOWN_BUYER.province}`

/** Handles the page on which the buyer reviews the billing details and the price before paying. */
export function createCreditReviewRoutes(deps: CreditPagesDeps): Hono {
  const app = new Hono()
  app.get('/credits/review', async (c) => {
    const offer = findCreditPackage(c.req.query('package') ?? '')
    if (!offer) return c.redirect('/credits', 303)
    const visitor = await findVisitor(c, deps)
    const known = visitor && (await findRememberedBilling(deps.db, visitor.hash))
    const fields = known
      ? { email: known.email, place: `${known.country}-${known.province}` }
      : { email: '', place: DEFAULT_PLACE }
    const page = review(deps, offer, fields)
    return deps.send(c, {
      ...page,
      accepted: known ? String(page.amounts.totalCents) : null,
      notice: noticeOf(c.req.query('notice')),
    })
  })
  app.post('/credits/review', async (c) => {
    const form = formSchema.parse(await c.req.parseBody())
    const offer = findCreditPackage(form.package)
    return offer ? takeForm(deps, c, offer, form) : c.redirect('/credits', 303)
  })
  return app
}

function noticeOf(name: string | undefined): PageNotice | null {
  return name === 'failed' || name === 'expired' || name === 'started' || name === 'cancelled'
    ? notices[name]
    : null
}

/**
 * Builds the page that shows the typed billing details, and the price with the taxes of the buyer's place. The buyer pays from this page.
 */
function review(
  deps: CreditPagesDeps,
  offer: CreditPackage,
  { email, place }: CreditReview['fields'],
): CreditReview {
  const at = parseBillingPlace(splitBillingPlace(place)) ?? UNKNOWN_BUYER
  return {
    kind: 'credit-review',
    packageId: offer.id,
    credits: offer.credits,
    amounts: toCheckoutAmounts(quoteCredits(deps, offer, at)),
    fields: { email, place: `${at.country}-${at.province}` },
    errors: {},
    accepted: null,
    payment: deps.payments.current.id,
    backPath: getPackagePage(offer.id),
    notice: null,
  }
}

async function takeForm(deps: CreditPagesDeps, c: Context, offer: CreditPackage, form: Form) {
  const page = review(deps, offer, form)
  const checked = checkBilling({ email: form.email, ...splitBillingPlace(form.place) })
  if (!checked.ok) {
    const { email, country, province } = checked.errors
    const errorsOf = {
      ...(email && { email: errors[email] }),
      ...((country || province) && { place: errors.place }),
    }
    return deps.send(c, { ...page, errors: errorsOf, notice: notices.incomplete }, 422)
  }
  const { billing } = checked
  const price = quoteCredits(deps, offer, billing)
  const accepted = String(price.totalCents)
  const ready = { ...page, fields: { ...page.fields, email: billing.email }, accepted }
  const isPaying = form.next === 'pay'
  if (!isPaying || form.accepted !== accepted) {
    await getOrCreateVisitor(c, deps)
    const shown = await deps.send(c, { ...ready, notice: isPaying ? notices.changed : null })
    // A new visitor needs a cookie. It can't be added to a finished response, so the response is created again.
    return c.newResponse(shown.body, shown)
  }
  // Refuses a buyer who didn't send the cookie from the previous page, because the credits would belong to nobody.
  const visitor = await findVisitor(c, deps)
  if (!visitor) return deps.send(c, { ...ready, notice: notices.cookies }, 422)
  const buyer = { visitorHash: visitor.hash, address: findClientAddress(c, deps.env) }
  const bought = await buyCredits(deps, buyer, { package: offer, billing, price })
  if (!bought.ok) {
    const isTooMany = bought.reason === 'too-many-attempts'
    const notice = isTooMany ? { tone: 'error' as const, ...describeTooManyRequests } : notices.unavailable
    return deps.send(c, { ...ready, notice }, isTooMany ? 429 : 503)
  }
  const { id, state, redirectUrl } = bought.purchase
  if (state === 'paid') return c.redirect(`${getPackagePage(offer.id)}?purchase=${id}`, 303)
  if (redirectUrl === null) return deps.send(c, { ...ready, notice: notices.unavailable }, 503)
  return c.redirect(redirectUrl, 303)
}
