import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { findLandingOffer } from '../../../content/landing/landing-offers.ts'
import {
  formatOffers,
  parseOffers,
  OFFER_COOKIE,
  getOfferSeconds,
} from '../../../domain/checkout/offer-cookie.ts'
import { parseGid } from '../../../domain/ids.ts'
import type { Deps } from '../../deps.ts'
import { type CartReference, storeFreeShippingOffers } from '../store-offers.ts'

/**
 * Stores a landing page's free-shipping offer in a cookie. Also stores it in the visitor's cart before the cart's price is computed. Works
 * with and without scripts. Forging the cookie gains nothing, because anyone gets the same offer by opening the landing page.
 */
export function rememberFreeShippingOffers({
  db,
  env,
  log,
}: Pick<Deps, 'db' | 'env' | 'log'>): MiddlewareHandler {
  const secure = env.PUBLIC_URL.startsWith('https:')
  return async (c, next) => {
    const given = parseOffers(getCookie(c, OFFER_COOKIE) ?? '')
    const cart = given.length === 0 ? null : pricedCart(c)
    // If an offer can't be stored, the error is only logged, because the shopper must still be able to use the cart. If the database is
    // unavailable, the cart's own handler reports that.
    if (cart)
      await storeFreeShippingOffers(db, cart, given).catch((error: unknown) =>
        log('warn', 'Couldn’t store a free-shipping offer with its cart', { error }),
      )
    await next()
    const made = findLandingOffer(c.req.path)
    if (made === null || c.req.method !== 'GET' || given.includes(made)) return
    setCookie(c, OFFER_COOKIE, formatOffers([...given, made]), {
      path: '/',
      maxAge: getOfferSeconds(),
      sameSite: 'Lax',
      // The cookie isn't httpOnly, because scripts set it too. When a visitor follows a link within the shop, a script loads the landing
      // page's content without a request that could set the cookie.
      httpOnly: false,
      secure,
    })
  }
}

/** Returns the cart for which a request will compute a price; null if the request computes no price. */
function pricedCart(c: Context): CartReference | null {
  const { path } = c.req
  const checkoutToken = /^\/checkout\/([^/]+)/.exec(path)?.[1]
  if (checkoutToken !== undefined) return { checkoutToken }
  const id = /^\/api\/carts\/([^/]+)\/extras$/.exec(path)?.[1]
  if (id !== undefined) return { id }
  const gid = path === '/cart' ? parseGid(getCookie(c, 'cartId') ?? '') : null
  return gid?.type === 'Cart' ? { id: gid.key } : null
}
