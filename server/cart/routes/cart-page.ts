import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { MAX_LINE_QUANTITY } from '../../../domain/cart/limits.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import { readContentAttributes } from '../../../domain/personalization/content-form.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import { updateLines } from '../update-lines.ts'
import { findBrowserCart } from './cart-cookie.ts'
import {
  respondToChange,
  type CartHandlerContext,
  type CartPageDeps,
  putIntoCart,
  showCart,
  redirectWithMessage,
} from './cart-handlers.ts'
import { addCartLinkRoutes } from './cart-links.ts'
import { findCartMessage, describeCartRefusal } from '../cart-messages.ts'
import { addCartDetailsFormRoutes } from './extras-forms.ts'
import {
  readAdditionForm,
  isContentMissing,
  addLineContentFormRoutes,
  sendContentForm,
} from './line-content-forms.ts'
import { readRemovedLine, writeRemovedLine } from './removed-line.ts'

// The maximum size of a form in bytes: a note of 5,000 four-byte characters, with each byte encoded as %XX, plus the other fields.
const MAX_FORM_BYTES = 64 * 1024

const addition = z.object({
  merchandiseId: z.string().transform((id) => parseNumericGid(id, 'ProductVariant') ?? 0),
  quantity: z.coerce.number().int().min(1).max(MAX_LINE_QUANTITY).catch(1),
})
const update = z.object({
  lineId: z.uuid(),
  quantity: z.coerce.number().int().min(0).max(MAX_LINE_QUANTITY),
})

/** Serves the cart as a page of plain forms, for browsers in which no script runs. If scripts run, the cart drawer replaces this page. */
export function createCartPage(deps: CartPageDeps, send: RenderPrivatePage<'cart'>): Hono {
  const app = new Hono()
  const handling: CartHandlerContext = { deps, send, secure: deps.env.PUBLIC_URL.startsWith('https:') }
  for (const path of ['/cart', '/cart/*']) {
    app.use(path, refuseCrossSiteRequests(deps.env.PUBLIC_URL), bodyLimit({ maxSize: MAX_FORM_BYTES }))
  }
  app.get('/cart', (c) => showCart(handling, c))
  lineForms(app, handling)
  addLineContentFormRoutes(app, handling)
  addCartDetailsFormRoutes(app, handling)
  addCartLinkRoutes(app, handling)
  return app
}

function lineForms(app: Hono, handling: CartHandlerContext): void {
  const { deps } = handling
  app.post('/cart', async (c) => {
    const form = await c.req.parseBody()
    const wanted = addition.safeParse(form)
    if (!wanted.success || wanted.data.merchandiseId === 0)
      return redirectWithMessage(c, { name: 'not-sold' })
    const { merchandiseId: variantId, quantity } = wanted.data
    const cart = await findBrowserCart(c, deps)
    const attributes = readContentAttributes(Object.entries(form))
    const lines = [{ variantId, quantity, attributes }]
    const change = await putIntoCart(handling, c, cart, lines)
    const content =
      !change.ok && isContentMissing(change)
        ? await readAdditionForm(handling, c, {
            variantId,
            quantity,
            attributes,
            refused: findCartMessage(describeCartRefusal(change).name, undefined).message,
          })
        : null
    return content ? sendContentForm(handling, c, content, 422) : respondToChange(handling, c, change)
  })

  app.post('/cart/update', async (c) => {
    const wanted = update.safeParse(await c.req.parseBody())
    if (!wanted.success) return redirectWithMessage(c, { name: 'bad-quantity' })
    const cart = await findBrowserCart(c, deps)
    if (!cart) return c.redirect('/cart', 303)
    const { lineId, quantity } = wanted.data
    const gone = quantity === 0 ? cart.lines.find(({ id }) => id === lineId) : undefined
    const change = await updateLines(deps, { cartId: cart.id, lines: [{ id: lineId, quantity }] })
    return respondToChange(
      handling,
      c,
      change,
      gone && { told: { name: 'removed' }, undo: writeRemovedLine(gone) },
    )
  })

  app.post('/cart/undo', async (c) => {
    const { line } = await c.req.parseBody()
    const removed = readRemovedLine(typeof line === 'string' ? line : undefined)
    if (!removed) return c.redirect('/cart', 303)
    return respondToChange(
      handling,
      c,
      await putIntoCart(handling, c, await findBrowserCart(c, deps), [removed]),
    )
  })
}
