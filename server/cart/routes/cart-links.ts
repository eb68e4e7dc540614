import type { Context, Hono } from 'hono'
import { parsePermalink, type PermalinkLine } from '../../../domain/cart/permalink.ts'
import { saveCodeInCookie, setCodeConfirmation } from '../discount-code-cookie.ts'
import { applyDiscountCode, checkDiscountCode } from '../apply-discount-code.ts'
import { describeStockWarnings, type CartMessage } from '../cart-messages.ts'
import type { Cart } from '../cart.ts'
import { isAllowedToTryCodes } from '../code-attempts.ts'
import { findMerchandise } from '../merchandise.ts'
import { findBrowserCart } from './cart-cookie.ts'
import {
  respondToChange,
  type CartHandlerContext,
  putIntoCart,
  redirectWithMessage,
} from './cart-handlers.ts'
import { parseOwnPath } from './own-path.ts'

/**
 * Handles links that fill a cart (`/cart/41:2,57:1?discount=CODE`) or apply a discount code (`/discount/CODE?redirect=/path`). The hosted
 * store has links of the same format. A link takes effect only if the visitor opens it as a page. Loading it as a picture or a prefetch
 * changes nothing.
 */
export function addCartLinkRoutes(app: Hono, handling: CartHandlerContext): void {
  const { deps } = handling
  /** Returns the reason why the shop doesn't accept a link's code today; null if it does. */
  const refuse = async (code: string, cart: Cart | null): Promise<CartMessage | null> => {
    if (!(await isAllowedToTryCodes(deps, [code], cart?.id ?? null))) return { name: 'too-many-codes' }
    const check = await checkDiscountCode(deps, code)
    return check.ok ? null : { name: check.reason }
  }

  app.get('/cart/:lines', async (c) => {
    if (!isFollowed(c)) return c.redirect('/cart', 303)
    const lines = parsePermalink(c.req.param('lines'))
    if (!lines || lines.length === 0) return redirectWithMessage(c, { name: 'bad-link' })
    const cart = await findBrowserCart(c, deps)
    const code = shortened(c.req.query('discount'))
    const refusal = code === '' ? null : await refuse(code, cart)
    return fillCart(handling, c, { lines, cart, refusal, code: refusal === null ? code : '' })
  })

  app.get('/discount/:code', async (c) => {
    const target = parseOwnPath(c.req.query('redirect'), deps.env.PUBLIC_URL) ?? '/'
    if (!isFollowed(c)) return c.redirect(target, 303)
    const cart = await findBrowserCart(c, deps)
    const code = shortened(c.req.param('code'))
    const refusal = await refuse(code, cart)
    if (refusal) return redirectWithMessage(c, refusal)
    if (cart) await applyDiscountCode(deps, { cartId: cart.id, code })
    else saveCodeInCookie(c, code, handling.secure)
    if (target === '/cart') return redirectWithMessage(c, { name: cart ? 'code-applied' : 'code-waits' })
    setCodeConfirmation(c, code, handling.secure)
    return c.redirect(target, 303)
  })
}

const shortened = (text: string | undefined): string => (text ?? '').trim().slice(0, 100)

type Link = {
  lines: readonly PermalinkLine[]
  cart: Cart | null
  /** The link's discount code; empty if it isn't valid. */
  code: string
  /** The reason why the link's code isn't valid; null if it is. */
  refusal: CartMessage | null
}

async function fillCart(
  handling: CartHandlerContext,
  c: Context,
  { lines: wanted, cart, code, refusal }: Link,
) {
  const { db } = handling.deps
  const known = await findMerchandise(
    db,
    wanted.map(({ variantId }) => variantId),
  )
  const lines = wanted.filter(({ variantId }) => known.has(variantId))
  const unknown = wanted.length - lines.length
  const told: CartMessage =
    unknown > 0 ? { name: 'unknown-variants', n: unknown } : (refusal ?? { name: 'added' })
  if (lines.length === 0) return redirectWithMessage(c, told)
  const additions = lines.map((line) => ({ ...line, attributes: [] }))
  const change = await putIntoCart(handling, c, cart, additions)
  if (change.ok && code !== '') await applyDiscountCode(handling.deps, { cartId: change.cart.id, code })
  // The page shows only one message. If some items are unavailable, the message says so, and the warning about reduced quantities is
  // dropped.
  const warned = change.ok && unknown > 0 && describeStockWarnings(change.warnings) !== null
  return respondToChange(handling, c, warned && change.ok ? { ...change, warnings: [] } : change, { told })
}

/**
 * Whether a person followed the link: in that case, the browser sends the header Sec-Fetch-Dest with the value "document". Old browsers and
 * other programs don't send the header, and are accepted too.
 */
function isFollowed(c: Context): boolean {
  const wanted = c.req.header('sec-fetch-dest')
  const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? ''
  return (wanted === undefined || wanted === 'document') && !purpose.includes('prefetch')
}
