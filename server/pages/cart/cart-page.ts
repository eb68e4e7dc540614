import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { MAX_LINE_QUANTITY } from '../../../domain/cart/limits.ts'
import { formatGid, parseGid, parseNumericGid } from '../../../domain/ids.ts'
import type { Deps } from '../../deps.ts'
import { refuseForeignOrigins } from '../../own-origin.ts'
import { addLines } from '../../services/cart/add-lines.ts'
import type { Cart } from '../../services/cart/cart.ts'
import type { CartChange } from '../../services/cart/cart-change.ts'
import { createCart } from '../../services/cart/create-cart.ts'
import { findCart } from '../../services/cart/find-cart.ts'
import { updateLines } from '../../services/cart/update-lines.ts'
import type { Pages } from '../pages.ts'
import { cartView } from './cart-view.ts'

/** The same name as the browser's key in local storage: with scripts and without them it is one cart. */
const COOKIE = 'cartId'
const MAX_FORM_BYTES = 16 * 1024
const KEPT_SECONDS = 90 * 24 * 60 * 60

const addition = z.object({
  merchandiseId: z.string().transform((id) => parseNumericGid(id, 'ProductVariant') ?? 0),
  quantity: z.coerce.number().int().min(1).max(MAX_LINE_QUANTITY).catch(1),
})
const update = z.object({
  lineId: z.uuid(),
  quantity: z.coerce.number().int().min(0).max(MAX_LINE_QUANTITY),
})

/** The cart as a page of plain forms: what stands behind the drawer where no script runs. */
export function cartPage(deps: Deps, pages: Pages): Hono {
  const app = new Hono()
  const secure = deps.env.PUBLIC_URL.startsWith('https:')
  const show = async (c: Context, message: string | null) => {
    const cart = await openCart(c, deps)
    return pages.sendPrivate(
      c,
      { cart: await cartView(deps.db, cart, message) },
      message === null ? 200 : 422,
    )
  }

  for (const path of ['/cart', '/cart/*']) {
    app.use(path, refuseForeignOrigins(deps.env.PUBLIC_URL), bodyLimit({ maxSize: MAX_FORM_BYTES }))
  }
  app.get('/cart', (c) => show(c, null))

  app.post('/cart', async (c) => {
    const wanted = addition.safeParse(await c.req.parseBody())
    if (!wanted.success || wanted.data.merchandiseId === 0)
      return show(c, 'This product cannot be added. Please choose another.')
    const { merchandiseId: variantId, quantity } = wanted.data
    const lines = [{ variantId, quantity, attributes: [] }]
    const cart = await openCart(c, deps)
    const change = cart
      ? await addLines(deps, { cartId: cart.id, lines })
      : await createCart(deps, { lines, details: {}, visitorHash: null })
    return answer(c, change, { show, secure })
  })

  app.post('/cart/update', async (c) => {
    const wanted = update.safeParse(await c.req.parseBody())
    if (!wanted.success) return show(c, `The quantity must be a whole number from 0 to ${MAX_LINE_QUANTITY}.`)
    const cart = await openCart(c, deps)
    if (!cart) return c.redirect('/cart', 303)
    const lines = [{ id: wanted.data.lineId, quantity: wanted.data.quantity }]
    return answer(c, await updateLines(deps, { cartId: cart.id, lines }), { show, secure })
  })

  return app
}

/** See Other: a reload of the page that follows repeats nothing. */
async function answer(
  c: Context,
  change: CartChange,
  { show, secure }: { show: (c: Context, message: string) => Promise<Response>; secure: boolean },
): Promise<Response> {
  if (!change.ok) return show(c, 'Failed to add item to cart. Please try again.')
  rememberCart(c, change.cart, secure)
  const short = change.warnings.find((warning) => warning.quantity > 0)
  if (short) return show(c, `Only ${short.quantity} of it are left; your cart holds them all.`)
  if (change.warnings.length > 0) return show(c, 'This product is sold out.')
  return c.redirect('/cart', 303)
}

async function openCart(c: Context, { db }: Pick<Deps, 'db'>): Promise<Cart | null> {
  const id = getCookie(c, COOKIE)
  const gid = id === undefined ? null : parseGid(id)
  const cart = gid?.type === 'Cart' ? await findCart(db, gid.key) : null
  if (cart?.status === 'open') return cart
  if (id !== undefined) deleteCookie(c, COOKIE, { path: '/' })
  return null
}

function rememberCart(c: Context, cart: Cart, secure: boolean): void {
  // Scripts keep the same id in local storage, so they must be able to read it here.
  setCookie(c, COOKIE, formatGid('Cart', cart.id), {
    path: '/',
    maxAge: KEPT_SECONDS,
    sameSite: 'Lax',
    secure,
  })
}
