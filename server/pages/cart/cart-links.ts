import type { Context, Hono } from 'hono'
import { parsePermalink, type PermalinkLine } from '../../../domain/cart/permalink.ts'
import { clientAddress } from '../../client-address.ts'
import { applyCode, checkCode } from '../../services/cart/apply-code.ts'
import { createCodeAttempts } from '../../services/cart/code-attempts.ts'
import { findMerchandise } from '../../services/cart/merchandise.ts'
import { keepCode, openCart } from './cart-cookie.ts'
import { answerChange, type CartHandling, putIntoCart, tell } from './cart-handlers.ts'
import { ownPath } from './own-path.ts'
import { cartPath, stockTold, type Told } from './told.ts'

/**
 * Links that fill a cart (`/cart/41:2,57:1`) and that bring a discount (`/discount/CODE?redirect=/path`), in the hosted store's form. They
 * work when a person follows them: a picture's address or a page fetched ahead changes nothing.
 */
export function cartLinks(app: Hono, handling: CartHandling): void {
  const attempts = createCodeAttempts()
  const mayTry = (c: Context, key: string) =>
    attempts.take({ visitorHash: key, address: clientAddress(c, handling.deps.env) }, handling.deps.now()).ok

  app.get('/cart/:lines', async (c) => {
    if (!isFollowed(c)) return c.redirect('/cart', 303)
    const lines = parsePermalink(c.req.param('lines'))
    if (!lines || lines.length === 0) return tell(c, { name: 'bad-link' })
    return fillCart(handling, c, lines)
  })

  app.get('/discount/:code', async (c) => {
    const target = ownPath(c.req.query('redirect'), handling.deps.env.PUBLIC_URL) ?? '/'
    if (!isFollowed(c)) return c.redirect(target, 303)
    const cart = await openCart(c, handling.deps)
    const code = c.req.param('code').slice(0, 100)
    if (!mayTry(c, cart?.id ?? 'without a cart')) return tell(c, { name: 'too-many-codes' })
    const check = await checkCode(handling.deps, code)
    if (!check.ok) return tell(c, { name: check.reason })
    if (cart) await applyCode(handling.deps, { cartId: cart.id, code })
    else keepCode(c, check.discount.code, handling.secure)
    return c.redirect(
      target === '/cart' ? cartPath({ name: cart ? 'code-applied' : 'code-waits' }) : target,
      303,
    )
  })
}

async function fillCart(handling: CartHandling, c: Context, wanted: readonly PermalinkLine[]) {
  const { db } = handling.deps
  const known = await findMerchandise(
    db,
    wanted.map(({ variantId }) => variantId),
  )
  const lines = wanted.filter(({ variantId }) => known.has(variantId))
  const unknown = wanted.length - lines.length
  const told: Told = unknown > 0 ? { name: 'unknown-variants', n: unknown } : { name: 'added' }
  if (lines.length === 0) return tell(c, told)
  const additions = lines.map((line) => ({ ...line, attributes: [] }))
  const change = await putIntoCart(handling, c, await openCart(c, handling.deps), additions)
  // One word a page: that something is not sold at all weighs more than that some of it is short.
  const warned = change.ok && unknown > 0 && stockTold(change.warnings) !== null
  return answerChange(handling, c, warned && change.ok ? { ...change, warnings: [] } : change, { told })
}

/** Browsers that say what they want say "document" for a link that somebody follows; old ones and programs say nothing. */
function isFollowed(c: Context): boolean {
  const wanted = c.req.header('sec-fetch-dest')
  const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? ''
  return (wanted === undefined || wanted === 'document') && !purpose.includes('prefetch')
}
