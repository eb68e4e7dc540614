import { type Context, Hono } from 'hono'
import { respondProblem } from '../../web/problem.ts'
import { nothingToReviewLinks } from '../../../content/review-form.ts'
import type { ReviewedProduct, ReviewsPage } from '../../../contract/reviews-page.ts'
import { formatDay } from '../../../domain/checkout/shop-clock.ts'
import { getEditDeadline, isEditable } from '../../../domain/reviews/review-rules.ts'
import { hasTooManyParts } from '../../web/form-parts.ts'
import { createCallLimit } from '../../web/call-limit.ts'
import { findOrderByToken, type Order } from '../../orders/index.ts'
import { type BoughtProduct, listBoughtProducts } from '../bought-products.ts'
import { toReviewState, writeReview } from '../write-review.ts'
import { getOrCreateVisitor } from '../../visitor.ts'
import type { CheckoutPageDeps } from '../../web/pages/render-private-page.ts'
import { sendMessagePage } from '../../web/pages/private-messages.ts'
import {
  checkReviewForm,
  describeReviewRefusal,
  type ReviewFormErrors,
  readReviewForm,
  type ReviewForm,
} from './review-form.ts'

/**
 * Serves the page on which buyers review the products of an order. The page is below the order's secret link, and its forms work without
 * scripts.
 */
export function createReviewPageRoutes(deps: CheckoutPageDeps): Hono {
  const app = new Hono()
  const limit = createCallLimit(deps, 'reviews')
  app.get('/orders/:token/reviews', async (c) => {
    const order = await findOrderByToken(deps.db, c.req.param('token'))
    if (!order) return sendMessagePage(c, deps.sendPage, 'unknown-order')
    return show(deps, c, order, { keptHandle: c.req.query('kept') })
  })
  app.post('/orders/:token/reviews', async (c) => {
    const order = await findOrderByToken(deps.db, c.req.param('token'))
    if (!order) return sendMessagePage(c, deps.sendPage, 'unknown-order')
    if (!(await limit(c, `order ${order.id}`)).ok)
      return sendMessagePage(c, deps.sendPage, 'too-many-reviews')
    if (hasTooManyParts(await c.req.arrayBuffer(), c.req.header('content-type') ?? ''))
      return respondProblem(c, 'too-many-parts')
    return take(deps, c, order)
  })
  return app
}

async function take(deps: CheckoutPageDeps, c: Context, order: Order): Promise<Response> {
  const form = readReviewForm(await c.req.parseBody())
  const checked = checkReviewForm(form.fields)
  if (!checked.ok) return show(deps, c, order, { refused: { form, errors: checked.errors } })
  const { hash } = await getOrCreateVisitor(c, deps)
  const photo = await photoOf(form)
  const review = { order, productHandle: form.product, visitorHash: hash, text: checked.text, photo }
  const written = await writeReview(deps, review)
  if (!written.ok)
    return show(deps, c, order, { refused: { form, errors: describeReviewRefusal(written.reason) } })
  const kept = encodeURIComponent(form.product)
  return c.redirect(`/orders/${order.token}/reviews?kept=${kept}#${kept}`, 303)
}

async function photoOf({ photo, removePhoto }: ReviewForm) {
  if (photo) return { change: 'new' as const, file: new Uint8Array(await photo.arrayBuffer()) }
  return removePhoto ? { change: 'remove' as const } : { change: 'keep' as const }
}

type PageState = { keptHandle?: string | undefined; refused?: { form: ReviewForm; errors: ReviewFormErrors } }

async function show(deps: CheckoutPageDeps, c: Context, order: Order, shown: PageState): Promise<Response> {
  const bought = await listBoughtProducts(deps.db, order)
  const { refused } = shown
  // There is nothing to review if the product isn't part of this order, or the order wasn't paid for.
  const isUnknown = refused && !bought.some(({ handle }) => handle === refused.form.product)
  if (bought.length === 0 || isUnknown)
    return sendMessagePage(c, deps.sendPage, 'nothing-to-review', [
      { label: nothingToReviewLinks.order, path: `/orders/${order.token}` },
      { label: nothingToReviewLinks.reorder, path: `/orders/${order.token}/reorder` },
    ])
  const page: ReviewsPage = {
    kind: 'reviews',
    token: order.token,
    orderNumber: order.number,
    products: bought.map((product) => productView(product, shown, deps.now())),
  }
  return deps.sendPage(c, page, refused ? 422 : 200)
}

function productView(product: BoughtProduct, { keptHandle, refused }: PageState, now: Date): ReviewedProduct {
  const { handle, title, imageSrc, review } = product
  const own = refused?.form.product === handle ? refused : null
  const editable = review !== null && isEditable(review.createdAt, now)
  const lastDay = review && getEditDeadline(review.createdAt)
  const written = {
    rating: String(review?.rating ?? ''),
    title: review?.title ?? '',
    text: review?.body ?? '',
    name: review?.author ?? '',
  }
  return {
    handle,
    title,
    imageSrc,
    state: review && toReviewState(review),
    editableUntil: editable && lastDay ? formatDay(lastDay) : null,
    open: review === null || editable,
    justKept: keptHandle === handle && review !== null,
    fields: own?.form.fields ?? written,
    hasPhoto: review?.photo != null,
    errors: own?.errors ?? {},
  }
}
