import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { offerAt } from '../../../content/landing/landing-offers.ts'
import {
  formatOffers,
  parseOffers,
  OFFER_COOKIE,
  offerSeconds,
} from '../../../domain/checkout/offer-cookie.ts'
import { parseGid } from '../../../domain/ids.ts'
import type { Deps } from '../../deps.ts'
import { type CartAt, keepOffers } from '../keep-offers.ts'

/**
 * A landing page with a free-shipping offer sets a cookie, with scripts and without; before a cart is priced for that visitor, the offer is stored
 * with the cart. A forged cookie gains nothing that visiting the page wouldn't.
 */
export function freeShippingOffers({ db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>): MiddlewareHandler {
  const secure = env.PUBLIC_URL.startsWith('https:')
  return async (c, next) => {
    const given = parseOffers(getCookie(c, OFFER_COOKIE) ?? '')
    const cart = given.length === 0 ? null : pricedCart(c)
    // Must not break the cart: its own handler reports that the database is away.
    if (cart)
      await keepOffers(db, cart, given).catch((error: unknown) =>
        log('warn', 'A free-shipping offer could not be stored with its cart', { error }),
      )
    await next()
    const made = offerAt(c.req.path)
    if (made === null || c.req.method !== 'GET' || given.includes(made)) return
    setCookie(c, OFFER_COOKIE, formatOffers([...given, made]), {
      path: '/',
      maxAge: offerSeconds(),
      sameSite: 'Lax',
      // Readable by scripts, which also write it: following a link loads no document from the server.
      httpOnly: false,
      secure,
    })
  }
}

/** The cart whose price a request asks for; null for any other request. */
function pricedCart(c: Context): CartAt | null {
  const { path } = c.req
  const checkoutToken = /^\/checkout\/([^/]+)/.exec(path)?.[1]
  if (checkoutToken !== undefined) return { checkoutToken }
  const id = /^\/api\/carts\/([^/]+)\/extras$/.exec(path)?.[1]
  if (id !== undefined) return { id }
  const gid = path === '/cart' ? parseGid(getCookie(c, 'cartId') ?? '') : null
  return gid?.type === 'Cart' ? { id: gid.key } : null
}
