import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { ReorderLine } from '../../../contract/order-pages.ts'
import { MAX_LINE_QUANTITY } from '../../../domain/cart/limits.ts'
import { formatMoney } from '../../../domain/money.ts'
import { addLines } from '../../services/cart/add-lines.ts'
import { createCart } from '../../services/cart/create-cart.ts'
import { findOrderByToken, type Order } from '../../services/orders/find-order.ts'
import { offerAgain, type ReorderOffer } from '../../services/orders/reorder.ts'
import { findVisitor } from '../../visitor.ts'
import { openCart, rememberCart } from '../cart/cart-cookie.ts'
import { cartPath, refusalTold, stockTold } from '../cart/told.ts'
import type { OrderPagesDeps } from './order-deps.ts'
import { sendUnknown } from './receipt-handlers.ts'
import { attributesFrom, wordsOf } from './reorder-words.ts'

const quantitySchema = z.coerce.number().int().min(0).max(MAX_LINE_QUANTITY).catch(0)

/** The goods of an order once more: what can be had, for how much today, and what of it goes into the cart. */
export function reorderHandlers(deps: OrderPagesDeps): Hono {
  const app = new Hono()
  app.get('/orders/:token/reorder', async (c) => {
    const order = await findOrderByToken(deps.db, c.req.param('token'))
    if (!order) return sendUnknown(c, deps.send)
    const offers = await offersFor(deps, c, order)
    return deps.send(c, {
      kind: 'reorder',
      number: order.number,
      orderPath: `/orders/${order.token}`,
      path: `/orders/${order.token}/reorder`,
      lines: offers.map((offer) => reorderLine(order.token, offer)),
    })
  })
  app.post('/orders/:token/reorder', async (c) => {
    const order = await findOrderByToken(deps.db, c.req.param('token'))
    return order ? fillCart(deps, c, order) : sendUnknown(c, deps.send)
  })
  return app
}

async function offersFor(deps: OrderPagesDeps, c: Context, order: Order): Promise<ReorderOffer[]> {
  const visitor = await findVisitor(c, deps)
  return offerAgain(deps, order, visitor?.hash ?? null)
}

async function fillCart(deps: OrderPagesDeps, c: Context, order: Order) {
  const form = await c.req.parseBody()
  const offers = await offersFor(deps, c, order)
  const lines = offers.flatMap((each) => {
    const { line, offer } = each
    const quantity = quantitySchema.parse(form[fieldOf(line.id)])
    // Sold out is left to the page to say; the cart would refuse all the other lines with it.
    const wanted = offer !== null && offer.available !== 0 && quantity > 0
    return wanted ? [{ variantId: offer.variantId, quantity, attributes: attributesFrom(each, form) }] : []
  })
  if (lines.length === 0) return c.redirect(`/orders/${order.token}/reorder`, 303)
  const cart = await openCart(c, deps)
  const change = cart
    ? await addLines(deps, { cartId: cart.id, lines })
    : await createCart(deps, { lines, details: {}, visitorHash: null })
  if (!change.ok) return c.redirect(cartPath(refusalTold(change)), 303)
  rememberCart(c, change.cart, deps.env.PUBLIC_URL.startsWith('https:'))
  return c.redirect(cartPath(stockTold(change.warnings) ?? { name: 'added' }), 303)
}

const DESIGNER = 'Change it in the designer first'
const PRODUCT = 'Change it on its own page first'

const fieldOf = (lineId: number): string => `line-${lineId}`

function reorderLine(token: string, again: ReorderOffer): ReorderLine {
  const { line, isMade, offer, editPath } = again
  const { title, variantTitle, attributes, imageSrc } = line
  const available = offer?.available ?? null
  const isGone = offer === null || available === 0
  const words = isGone ? [] : wordsOf(again)
  const isWord = new Set(words.map(({ label }) => label))
  const fixed = attributes.filter(({ key }) => !isWord.has(key))
  return {
    field: fieldOf(line.id),
    title,
    details: [variantTitle, ...fixed.map(({ key, value }) => `${key}: ${value}`)]
      .filter((text) => text !== '')
      .join(', '),
    // A picture of what was made to order opens by the order's link.
    imageSrc: isMade ? `/orders/${token}/proofs/${line.id}.png` : imageSrc,
    quantity: isGone ? 0 : Math.min(line.quantity, available ?? line.quantity),
    price: isGone ? null : formatMoney(offer.unitPriceCents),
    changes: changesOf(line, offer),
    words,
    edit: editPath === null ? null : { path: editPath, label: isMade ? DESIGNER : PRODUCT },
  }
}

/** What is not as it was when it was ordered, in words. */
function changesOf(
  { quantity, unitPriceCents }: ReorderOffer['line'],
  offer: ReorderOffer['offer'],
): string[] {
  if (offer === null) return ['Not sold any more']
  if (offer.available === 0) return ['Sold out']
  const isOther = offer.unitPriceCents !== unitPriceCents
  const isShort = offer.available !== null && offer.available < quantity
  return [
    ...(isOther ? [`${formatMoney(offer.unitPriceCents)} today, ${formatMoney(unitPriceCents)} then`] : []),
    ...(isShort ? [`Only ${offer.available} left, ${quantity} then`] : []),
  ]
}
