import { buildProofPicturePath } from '../proof-picture.ts'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Reorder, ReorderLine } from '../../../contract/order-pages.ts'
import { MAX_LINE_QUANTITY } from '../../../domain/cart/limits.ts'
import { formatMoney } from '../../../domain/money.ts'
import { listVisibleAttributes } from '../../../domain/personalization/line-artwork.ts'
import {
  respondToChange,
  type CartChange,
  type CartMessage,
  findCartMessage,
  type LineAddition,
  findBrowserCart,
  putIntoCart,
  describeCartRefusal,
} from '../../cart/index.ts'
import { findOrderByToken, type Order } from '../find-order.ts'
import { listReorderOffers, type ReorderOffer } from '../reorder.ts'
import { findVisitor } from '../../visitor.ts'
import type { OrderPagesDeps } from './order-deps.ts'
import { sendUnknownOrder } from './receipt-handlers.ts'
import { buildReorderAttributes, listReorderTextFields } from './reorder-texts.ts'

const quantitySchema = z
  .string()
  .regex(/^\s*\d{1,4}\s*$/)
  .transform(Number)
  .refine((quantity) => quantity <= MAX_LINE_QUANTITY)
const NOTHING_CHOSEN = 'Please choose at least one item.'
/**
 * Replaces the cart's message about missing text. The cart's message refers to the product page, but this page has the text fields itself.
 */
const WORDS_MISSING = 'Please enter the text for this item.'

type Form = Record<string, unknown>

/** Serves the reorder page. It shows what is available at today's prices, and adds the chosen items to the cart. */
export function createReorderRoutes(deps: OrderPagesDeps): Hono {
  const app = new Hono()
  app.get('/orders/:token/reorder', async (c) => {
    const order = await findOrderByToken(deps.db, c.req.param('token'))
    if (!order) return sendUnknownOrder(c, deps.send)
    return deps.send(c, reorderPage(order, await offersFor(deps, c, order)))
  })
  app.post('/orders/:token/reorder', async (c) => {
    const order = await findOrderByToken(deps.db, c.req.param('token'))
    return order ? fillCart(deps, c, order) : sendUnknownOrder(c, deps.send)
  })
  return app
}

async function offersFor(deps: OrderPagesDeps, c: Context, order: Order): Promise<ReorderOffer[]> {
  const visitor = await findVisitor(c, deps)
  return listReorderOffers(deps, order, visitor?.hash ?? null)
}

async function fillCart(deps: OrderPagesDeps, c: Context, order: Order) {
  const form: Form = await c.req.parseBody()
  const offers = await offersFor(deps, c, order)
  const refuse = (message: string) => deps.send(c, reorderPage(order, offers, { form, message }), 422)
  // Leaves out unavailable lines, because they would make the cart reject all lines. The page shows them as sold out.
  const sold = offers.filter(({ offer }) => offer !== null && offer.available !== 0)
  const bad = sold.find(({ line }) => !quantitySchema.safeParse(form[fieldOf(line.id)] ?? '0').success)
  if (bad) return refuse(named(bad, { name: 'bad-quantity' }))
  const wanted = sold.filter(({ line }) => quantitySchema.parse(form[fieldOf(line.id)] ?? '0') > 0)
  if (wanted.length === 0) return refuse(NOTHING_CHOSEN)
  const lines = wanted.flatMap((each) => additionOf(each, form))
  const change = await putIntoCart({ deps }, c, await findBrowserCart(c, deps), lines)
  if (!change.ok) return refuse(named(wanted[refusedIndex(change)], describeCartRefusal(change)))
  const secure = deps.env.PUBLIC_URL.startsWith('https:')
  return respondToChange({ secure }, c, change, { told: { name: 'added' } })
}

function additionOf(each: ReorderOffer, form: Form): LineAddition[] {
  const { line, offer } = each
  const quantity = quantitySchema.parse(form[fieldOf(line.id)])
  return offer
    ? [{ variantId: offer.variantId, quantity, attributes: buildReorderAttributes(each, form) }]
    : []
}

/** Returns the index of the line that the cart rejected, from the error's path: ['lines', '0', 'quantity'] means the first line. */
function refusedIndex({ errors }: Extract<CartChange, { ok: false }>): number {
  const [, index] = errors[0]?.path ?? []
  return Number(index ?? -1)
}

/** Returns the cart's message, with the item's title in front. */
function named(which: ReorderOffer | undefined, { name, n }: CartMessage): string {
  const told = findCartMessage(name, n === undefined ? undefined : String(n)).message ?? ''
  const message = name === 'personal-words-missing' ? WORDS_MISSING : told
  return which ? `${which.line.title}: ${message}` : message
}

const EDIT_IN_DESIGNER_TEXT = 'Change it in the designer instead'
const EDIT_ON_PRODUCT_PAGE_TEXT = 'Change it on its product page instead'

const fieldOf = (lineId: number): string => `line-${lineId}`

/** Builds the data of the page. After a refused form, the page shows the submitted values. */
function reorderPage(
  { token, number }: Order,
  offers: readonly ReorderOffer[],
  { form, message }: { form: Form; message: string | null } = { form: {}, message: null },
): Reorder {
  return {
    kind: 'reorder',
    number,
    orderPath: `/orders/${token}`,
    path: `/orders/${token}/reorder`,
    message,
    lines: offers.map((offer) => asSent(reorderLine(token, offer), form)),
  }
}

function asSent(line: ReorderLine, form: Form): ReorderLine {
  const sent = (name: string, otherwise: string): string => {
    const value = form[name]
    return typeof value === 'string' ? value : otherwise
  }
  return {
    ...line,
    quantity: line.price === null ? line.quantity : sent(line.field, line.quantity),
    words: line.words.map((word) => ({ ...word, value: sent(word.name, word.value) })),
  }
}

function reorderLine(token: string, again: ReorderOffer): ReorderLine {
  const { line, isMade, offer, editPath } = again
  const { title, variantTitle, attributes, imageSrc } = line
  const available = offer?.available ?? null
  const isGone = offer === null || available === 0
  const words = isGone ? [] : listReorderTextFields(again)
  const isWord = new Set(words.map(({ label }) => label))
  const fixed = listVisibleAttributes(attributes).filter(({ key }) => !isWord.has(key))
  return {
    field: fieldOf(line.id),
    title,
    details: [variantTitle, ...fixed.map(({ key, value }) => `${key}: ${value}`)]
      .filter((text) => text !== '')
      .join(', '),
    imageSrc: isMade ? buildProofPicturePath({ token }, line) : imageSrc,
    quantity: String(isGone ? 0 : Math.min(line.quantity, available ?? line.quantity)),
    price: isGone ? null : formatMoney(offer.unitPriceCents),
    changes: changesOf(line, offer),
    words,
    edit:
      editPath === null
        ? null
        : { path: editPath, label: isMade ? EDIT_IN_DESIGNER_TEXT : EDIT_ON_PRODUCT_PAGE_TEXT },
  }
}

/** Describes the differences between the item now and in the original order. */
function changesOf(
  { quantity, unitPriceCents }: ReorderOffer['line'],
  offer: ReorderOffer['offer'],
): string[] {
  if (offer === null) return ['No longer sold']
  if (offer.available === 0) return ['Sold out']
  const isOther = offer.unitPriceCents !== unitPriceCents
  const isShort = offer.available !== null && offer.available < quantity
  return [
    ...(isOther ? [`${formatMoney(offer.unitPriceCents)} today, ${formatMoney(unitPriceCents)} then`] : []),
    ...(isShort ? [`Only ${offer.available} left, ${quantity} then`] : []),
  ]
}
