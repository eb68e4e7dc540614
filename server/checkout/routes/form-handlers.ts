import { type Context, Hono } from 'hono'
import { clearDraftDetails, isAllowedToTryCodes, readDraft, saveDraft } from '../../cart/index.ts'
import { fitCartToStock } from '../fit-to-stock.ts'
import { isFilledFromEarlierOrder, type OpenCheckout, openCheckout } from '../open-checkout.ts'
import { prepareOrder, isPickupChosen } from '../prepare-order.ts'
import { findSuggestedPlace, applySuggestion, listSuggestions } from '../suggestions.ts'
import { findLastCheckoutDetails, findOrderTokenOfVisitor } from '../../orders/index.ts'
import { findVisitor, getOrCreateVisitor } from '../../visitor.ts'
import { type CheckoutDeps, buildCheckoutPath, buildReviewPath } from './checkout-deps.ts'
import { setDetailsForgottenCookie, readDetailsForgottenAt } from './forgotten-cookie.ts'
import { readCheckoutForm, computeCheckoutTotals } from './form-page.ts'
import { sendMessagePage } from '../../web/pages/private-messages.ts'
import { respondProblem } from '../../web/problem.ts'
import { findCheckoutNotice } from './notices.ts'

/**
 * Handles the checkout form. Each submission saves the typed values on the server and redirects to the next page, so that the Back button
 * works.
 */
export function createCheckoutFormRoutes(deps: CheckoutDeps): Hono {
  const app = new Hono()
  app.get('/checkout/:token', (c) => showForm(deps, c, c.req.param('token')))
  app.post('/checkout/:token', (c) => takeForm(deps, c, c.req.param('token')))
  app.post('/checkout/:token/totals', (c) => tellTotals(deps, c, c.req.param('token')))
  app.post('/checkout/:token/forget', (c) => forget(deps, c, c.req.param('token')))
  app.post('/checkout/:token/adjust', async (c) => {
    const token = c.req.param('token')
    await fitCartToStock(deps, token)
    return c.redirect(buildCheckoutPath(token, 'adjusted'), 303)
  })
  return app
}

async function showForm(deps: CheckoutDeps, c: Context, token: string) {
  const visitor = await findVisitor(c, deps)
  const last = visitor && (await findLastCheckoutDetails(deps.db, visitor.hash, readDetailsForgottenAt(c)))
  const open = await openCheckout(deps, token, visitor?.hash ?? null, { remembered: last ?? {} })
  if (!open) return sendMessagePage(c, deps.sendPage, 'unknown-cart')
  const ended = await respondIfCheckoutEnded(deps, c, open, visitor?.hash ?? null)
  if (ended) return ended
  const asked = c.req.query('notice')
  if (visitor && last && asked === undefined && canSkipForm(open)) {
    const { cart, draft } = open.question
    await saveDraft(deps.db, { cartId: cart.id, visitorHash: visitor.hash, draft, now: deps.now() })
    return c.redirect(buildReviewPath(token), 303)
  }
  // The redirect needs a fragment of its own. If it had none, the browser would keep the fragment of the previous address and scroll past
  // the notice.
  if (asked === 'started' && !visitor)
    return c.redirect(`${buildCheckoutPath(token, 'cookies-needed')}#notice`, 303)
  const page = readCheckoutForm(open, {
    check: asked === 'incomplete',
    notice: findCheckoutNotice(asked),
    payment: deps.payments.current.id,
    isRemembered: isFilledFromEarlierOrder(open, last),
  })
  const isFaulty = Object.keys(page.errors).length > 0
  return deps.sendPage(c, {
    ...page,
    notice: page.notice ?? (isFaulty ? findCheckoutNotice('incomplete') : null),
  })
}

/**
 * Whether a returning shopper can skip the form and go straight to the review. The details of the last order must be complete, and nothing
 * about the details or the items may need the shopper's attention.
 */
const canSkipForm = ({ question, lacking, isTyped }: OpenCheckout): boolean =>
  !isTyped &&
  lacking.size === 0 &&
  prepareOrder(question).ok &&
  listSuggestions(question.draft, isPickupChosen(question.cart, question.draft)).length === 0

/** Stops filling in details of earlier orders in this browser. Clears the details that were filled in at this checkout. */
async function forget(deps: CheckoutDeps, c: Context, token: string) {
  const visitor = await findVisitor(c, deps)
  const open = visitor && (await openCheckout(deps, token, visitor.hash))
  if (open) await clearDraftDetails(deps.db, open.question.cart.id, visitor.hash)
  setDetailsForgottenCookie(c, deps.now(), deps.env.PUBLIC_URL.startsWith('https:'))
  return c.redirect(buildCheckoutPath(token, 'forgotten'), 303)
}

/**
 * Responds if the cart can't be checked out any more: the visitor who placed the order is redirected to the order, and anyone else sees a
 * message. Returns null if the cart can be checked out.
 */
export async function respondIfCheckoutEnded(
  deps: CheckoutDeps,
  c: Context,
  { question: { cart } }: OpenCheckout,
  visitorHash: string | null,
) {
  if (cart.status === 'completed') {
    const order = visitorHash === null ? null : await findOrderTokenOfVisitor(deps.db, cart.id, visitorHash)
    return order === null
      ? sendMessagePage(c, deps.sendPage, 'cart-completed')
      : c.redirect(`/orders/${order}`, 303)
  }
  return cart.lines.length === 0 ? sendMessagePage(c, deps.sendPage, 'cart-empty') : null
}

/**
 * Responds with the totals while the shopper is filling in the form. Saves nothing, because the values are saved when the form is
 * submitted.
 */
async function tellTotals(deps: CheckoutDeps, c: Context, token: string) {
  // Ignores the typed discount code: entering a code counts as an attempt, so the shopper has to press the code's own button.
  const { discountCode: _, ...typing } = readDraft(await c.req.parseBody())
  const visitor = await findVisitor(c, deps)
  const open = await openCheckout(deps, token, visitor?.hash ?? null, { typing })
  return open
    ? c.json({ ...computeCheckoutTotals(open.question), place: findSuggestedPlace(open.question.draft) })
    : respondProblem(c, 'not-found')
}

async function takeForm(deps: CheckoutDeps, c: Context, token: string) {
  const form = await c.req.parseBody()
  const known = await findVisitor(c, deps)
  const open = await openCheckout(deps, token, known?.hash ?? null)
  if (!open) return sendMessagePage(c, deps.sendPage, 'unknown-cart')
  const ended = await respondIfCheckoutEnded(deps, c, open, known?.hash ?? null)
  if (ended) return ended
  const visitor = await getOrCreateVisitor(c, deps)
  const { cart } = open.question
  const draft = applySuggestion(readDraft(form), form['suggestion'])
  const before = open.question.draft.discountCode ?? ''
  const code = draft.discountCode ?? ''
  const isRefused = code !== '' && code !== before && !(await isAllowedToTryCodes(deps, [code], cart.id))
  await saveDraft(deps.db, {
    cartId: cart.id,
    visitorHash: visitor.hash,
    draft: isRefused ? { ...draft, discountCode: '' } : draft,
    now: deps.now(),
  })
  if (isRefused) return c.redirect(`${buildCheckoutPath(token, 'too-many-codes')}#notice`, 303)
  const saved = await openCheckout(deps, token, visitor.hash)
  if (!saved) return c.redirect(buildCheckoutPath(token), 303)
  const next = form['next'] === 'review' ? pathAfterReview : pathAfterUpdate
  return c.redirect(next(saved, token, known === null), 303)
}

/**
 * Returns the page to show after the form was updated. If a field besides the discount code has an error, the page opens at the top, where
 * the errors are. If no other field has an error, the page scrolls to the totals, which contain the discount code's field.
 */
function pathAfterUpdate({ question }: OpenCheckout, token: string, isNew: boolean): string {
  const { errors } = computeCheckoutTotals(question)
  const isAtTotals = Object.keys(errors).every((field) => field === 'discountCode')
  return `${buildCheckoutPath(token, isNew ? 'started' : undefined)}${isAtTotals ? '#totals' : ''}`
}

function pathAfterReview({ question, lacking }: OpenCheckout, token: string, isNew: boolean): string {
  const prepared = prepareOrder(question)
  if (prepared.ok && lacking.size > 0) return buildCheckoutPath(token, 'content-missing')
  if (prepared.ok) return buildReviewPath(token, isNew ? 'started' : undefined)
  return buildCheckoutPath(token, prepared.reason)
}
