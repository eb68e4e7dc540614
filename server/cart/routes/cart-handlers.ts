import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { readSavedCodes } from '../discount-code-cookie.ts'
import { addLines } from '../add-lines.ts'
import type { CartChange } from '../cart-change.ts'
import {
  type CartMessage,
  findCartMessage,
  describeCartRefusal,
  describeStockWarnings,
} from '../cart-messages.ts'
import type { Cart } from '../cart.ts'
import { createCart } from '../create-cart.ts'
import type { LineAddition } from '../line-input.ts'
import { findVisitor } from '../../visitor.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { findBrowserCart, setCartCookie } from './cart-cookie.ts'
import { readCartPageView } from './cart-view.ts'
import { readRemovedLine } from './removed-line.ts'

export type CartPageDeps = Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret' | 'engine' | 'store'>

export type CartHandlerContext = { deps: CartPageDeps; send: RenderPrivatePage<'cart'>; secure: boolean }

/** Renders the cart page, with the message whose name is in the URL. */
export async function showCart({ deps, send }: CartHandlerContext, c: Context) {
  const visitor = await findVisitor(c, deps)
  const context = { db: deps.db, now: deps.now(), visitorHash: visitor?.hash ?? null }
  const undo = c.req.query('undo')
  const telling = {
    ...findCartMessage(c.req.query('told'), c.req.query('n')),
    undo: undo !== undefined && readRemovedLine(undo) ? undo : null,
  }
  return send(c, await readCartPageView(context, await findBrowserCart(c, deps), telling))
}

/** Adds lines to this browser's cart. If the browser has no cart, creates one with the discount code that a link saved. */
export async function putIntoCart(
  { deps }: Pick<CartHandlerContext, 'deps'>,
  c: Context,
  cart: Cart | null,
  lines: readonly LineAddition[],
): Promise<CartChange> {
  if (cart) return addLines(deps, { cartId: cart.id, lines })
  return createCart(deps, { lines, keptCodes: readSavedCodes(c), visitorHash: null })
}

/** Returns the path of the cart page that shows a message. */
function cartPath(told: CartMessage | null, undo: string | null = null): string {
  const query = new URLSearchParams()
  if (told) query.set('told', told.name)
  if (told?.n !== undefined) query.set('n', String(told.n))
  if (undo !== null) query.set('undo', undo)
  const text = query.toString()
  return text === '' ? '/cart' : `/cart?${text}`
}

export const redirectWithMessage = (c: Context, told: CartMessage): Response =>
  c.redirect(cartPath(told), 303)

/**
 * Redirects with 303 See Other, so that reloading the next page doesn't repeat the change. Sets the cart's cookie on the redirect, because
 * a cookie would be lost if it were set while a page is rendered.
 */
export function respondToChange(
  { secure }: Pick<CartHandlerContext, 'secure'>,
  c: Context,
  change: CartChange,
  { told = null, undo = null }: { told?: CartMessage | null; undo?: string | null } = {},
): Response {
  if (!change.ok) return redirectWithMessage(c, describeCartRefusal(change))
  setCartCookie(c, change.cart, secure)
  return c.redirect(cartPath(describeStockWarnings(change.warnings) ?? told, undo), 303)
}
