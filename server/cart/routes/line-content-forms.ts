import type { Context, Hono } from 'hono'
import { personalizationCopy as words } from '../../../content/personalization.ts'
import type { LineContentForm } from '../../../contract/line-content.ts'
import type { CartAttribute } from '../../../domain/cart/limits.ts'
import { readContentAttributes } from '../../../domain/personalization/content-form.ts'
import { ARTWORK_KEY, DESIGNER_KEY } from '../../../domain/personalization/line-artwork.ts'
import { listTextFields } from '../../../domain/personalization/requirement.ts'
import { formatGid } from '../../../domain/ids.ts'
import { findContentRemarks } from '../../production/index.ts'
import { findClientAddress } from '../../runtime/client-address.ts'
import { findVisitor } from '../../visitor.ts'
import type { CartChange, CartError } from '../cart-change.ts'
import { findCartMessage, describeCartRefusal } from '../cart-messages.ts'
import { type CheckoutCart, type CheckoutLine, findCheckoutCart } from '../checkout-cart.ts'
import { readContentFields } from '../line-content-view.ts'
import { findVariantOnSale } from '../find-variant-on-sale.ts'
import { updateLines } from '../update-lines.ts'
import { findBrowserCart } from './cart-cookie.ts'
import { respondToChange, type CartHandlerContext, redirectWithMessage } from './cart-handlers.ts'
import { readCartPageView } from './cart-view.ts'

const CONTENT_REASONS: ReadonlySet<CartError['reason']> = new Set([
  'personal-words-missing',
  'personal-words-not-valid',
  'personal-words-refused',
  'artwork-missing',
  'design-missing',
])

/** Whether a change was refused only because the text or artwork of a line is missing. */
export const isContentMissing = ({ errors }: Extract<CartChange, { ok: false }>): boolean =>
  errors.length > 0 && errors.every(({ reason }) => CONTENT_REASONS.has(reason))

/**
 * Returns the path of the page on which the buyer enters a line's text and artwork. Pass the `checkoutToken` if this browser might not have
 * the cart's cookie.
 */
export const buildContentPath = (lineId: string, checkoutToken?: string): string =>
  `/cart/lines/${lineId}${checkoutToken === undefined ? '' : `?checkout=${checkoutToken}`}`

/** Returns the path that shows the form again after saving, with remarks about the saved text or artwork. */
function savedPath(lineId: string, checkoutToken: string | undefined): string {
  const path = buildContentPath(lineId, checkoutToken)
  return `${path}${path.includes('?') ? '&' : '?'}${SAVED_MARK}=1`
}
const SAVED_MARK = 'saved'

/** Serves the forms that enter and change a line's text and artwork, with and without scripts. */
export function addLineContentFormRoutes(app: Hono, handling: CartHandlerContext): void {
  app.get('/cart/lines/:lineId', async (c) => {
    const found = await findLine(handling, c)
    if (!found) return redirectWithMessage(c, { name: 'unknown-line' })
    const { attributes } = found.line
    return sendContentForm(handling, c, await lineForm(handling, c, { ...found, attributes, message: null }))
  })
  app.post('/cart/lines/:lineId', async (c) => {
    const found = await findLine(handling, c)
    if (!found) return redirectWithMessage(c, { name: 'unknown-line' })
    const written = readContentAttributes(Object.entries(await c.req.parseBody()))
    const attributes = [...otherAttributes(found.line, written), ...written]
    const lines = [{ id: found.line.lineId, attributes }]
    const change = await updateLines(handling.deps, { cartId: found.cart.id, lines })
    if (!change.ok) {
      const { message } = findCartMessage(describeCartRefusal(change).name, undefined)
      return sendContentForm(handling, c, await lineForm(handling, c, { ...found, attributes, message }), 422)
    }
    if ((await findRemarks(handling, c, { ...found.line, attributes })).length > 0)
      return c.redirect(savedPath(found.line.lineId, c.req.query('checkout')), 303)
    if (c.req.query('checkout') === found.cart.checkoutToken)
      return c.redirect(`/checkout/${found.cart.checkoutToken}`, 303)
    return respondToChange(handling, c, change, { told: { name: 'content-saved' } })
  })
}

/** Shows the submitted form again for a product that couldn't be added, because its text or artwork is missing or invalid. */
export async function readAdditionForm(
  { deps }: CartHandlerContext,
  c: Context,
  addition: { variantId: number; quantity: number; attributes: CartAttribute[]; refused: string | null },
): Promise<LineContentForm | null> {
  const sold = await findVariantOnSale(deps.db, addition.variantId)
  if (!sold) return null
  const visitor = await findVisitor(c, deps)
  const asked = { needs: sold.needs, attributes: addition.attributes, isChecked: true }
  return {
    ...(await readContentFields(deps.db, { ...asked, visitorHash: visitor?.hash ?? null })),
    title: sold.title,
    variantTitle: sold.variantTitle,
    imageSrc: sold.imageSrc,
    action: '/cart',
    hidden: [
      { name: 'merchandiseId', value: formatGid('ProductVariant', addition.variantId) },
      { name: 'quantity', value: String(addition.quantity) },
    ],
    isSaved: false,
    remarks: [],
    message: addition.refused,
    back: { path: `/product/${sold.handle}?variant=${addition.variantId}`, label: words.content.toProduct },
  }
}

/** Renders the cart page with the form above the cart. */
export async function sendContentForm(
  { deps, send }: CartHandlerContext,
  c: Context,
  content: LineContentForm,
  status: 200 | 422 = 200,
) {
  const visitor = await findVisitor(c, deps)
  const context = { db: deps.db, now: deps.now(), visitorHash: visitor?.hash ?? null }
  return send(c, await readCartPageView(context, await findBrowserCart(c, deps), { content }), status)
}

type FoundLine = { cart: CheckoutCart; line: CheckoutLine }

async function findLine({ deps }: CartHandlerContext, c: Context): Promise<FoundLine | null> {
  const token = c.req.query('checkout') ?? (await findBrowserCart(c, deps))?.checkoutToken
  const cart = token === undefined ? null : await findCheckoutCart(deps.db, token)
  const line = cart?.lines.find(({ lineId }) => lineId === c.req.param('lineId'))
  return cart && line && cart.status === 'open' ? { cart, line } : null
}

/** Returns remarks on how a line's text and artwork will look at the printed size. */
async function findRemarks(
  { deps }: CartHandlerContext,
  c: Context,
  { variantId, attributes }: Pick<CheckoutLine, 'variantId'> & { attributes: readonly CartAttribute[] },
): Promise<string[]> {
  const visitorHash = (await findVisitor(c, deps))?.hash ?? null
  const looker = { visitorHash, isOperator: false }
  return findContentRemarks(
    deps,
    { variantId, attributes, looker },
    visitorHash ?? findClientAddress(c, deps.env),
  )
}

/** Returns the line's attributes for which the form has no field. They stay unchanged. */
function otherAttributes({ needs, attributes }: CheckoutLine, written: readonly CartAttribute[]) {
  const asked = new Set([
    ...listTextFields(needs).map(({ label }) => label),
    ...('artwork' in needs ? [needs.artwork.label] : []),
    ARTWORK_KEY,
    DESIGNER_KEY,
    ...written.map(({ key }) => key),
  ])
  return attributes.filter(({ key }) => !asked.has(key))
}

async function lineForm(
  handling: CartHandlerContext,
  c: Context,
  { cart, line, attributes, message }: FoundLine & { attributes: CartAttribute[]; message: string | null },
): Promise<LineContentForm> {
  const { deps } = handling
  const visitor = await findVisitor(c, deps)
  const token = c.req.query('checkout')
  const isChecked = message !== null || token !== undefined
  const asked = { needs: line.needs, attributes, isChecked, visitorHash: visitor?.hash ?? null }
  return {
    ...(await readContentFields(deps.db, asked)),
    title: line.title,
    variantTitle: line.variantTitle,
    imageSrc: line.imageSrc || null,
    action: buildContentPath(line.lineId, token),
    hidden: [],
    isSaved: c.req.query(SAVED_MARK) !== undefined && message === null,
    // Remarks are computed only if the text and artwork are valid. If they aren't, the buyer has to correct the errors first.
    remarks: message === null ? await findRemarks(handling, c, { ...line, attributes }) : [],
    message:
      message ??
      (token === undefined || c.req.query(SAVED_MARK) !== undefined
        ? null
        : words.content.neededToPay(line.title)),
    back:
      token === undefined
        ? { path: '/cart', label: words.content.toCart }
        : { path: `/checkout/${cart.checkoutToken}`, label: words.content.toCheckout },
  }
}
