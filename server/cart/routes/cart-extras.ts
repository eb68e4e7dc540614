import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { applyCode } from '../apply-code.ts'
import type { CartChange } from '../cart-change.ts'
import { findCartMessage, refusalMessage, stockMessage, type CartMessage } from '../cart-messages.ts'
import { mayTryCodes } from '../code-attempts.ts'
import { extrasView } from '../extras-view.ts'
import { findCart } from '../find-cart.ts'
import { returnToCart, saveForLater } from '../save-for-later.ts'
import { dropSavedLine } from '../saved-lines.ts'
import { updateDetails } from '../update-details.ts'
import { findCheckoutCart } from '../checkout-cart.ts'
import { findVisitor, takeVisitor } from '../../visitor.ts'
import * as routes from './cart-extras-routes.ts'
import { problem, problemAs, refuseInvalid } from '../../web/problem.ts'

type ExtrasDeps = Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret' | 'engine'>

/** API for note, discount code and saved lines, for the drawer; the cart page uses forms instead. */
export function cartExtras(deps: ExtrasDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: refuseInvalid })

  api.openapi(routes.extrasRoute, async (c) => {
    const cart = await findCart(deps.db, c.req.valid('param').cartId)
    if (!cart) return noCart(c)
    // Ordered in another tab: this tab may ask before it knows, and still gets the saved items.
    return answer(deps, c, cart.status === 'open' ? cart.checkoutToken : null)
  })

  api.openapi(routes.noteRoute, async (c) => {
    const { cartId } = c.req.valid('param')
    const { note } = c.req.valid('json')
    return answerChange(deps, c, await updateDetails(deps, { cartId, details: { note }, visitorHash: null }))
  })

  api.openapi(routes.codeRoute, async (c) => {
    const { cartId } = c.req.valid('param')
    const { code } = c.req.valid('json')
    if (code !== null && !(await mayTryCodes(deps, [code], cartId))) {
      c.header('Retry-After', '600')
      return problem(c, 'too-many-requests')
    }
    if (code?.trim() === '') return refuse(c, { name: 'no-code' })
    const change = await applyCode(deps, { cartId, code })
    return 'reason' in change ? refuse(c, { name: change.reason }) : answerChange(deps, c, change)
  })

  savedLines(api, deps)
  return api
}

function savedLines(api: OpenAPIHono, deps: ExtrasDeps): void {
  api.openapi(routes.savedListRoute, (c) => answer(deps, c, null))

  api.openapi(routes.saveLineRoute, async (c) => {
    const { cartId } = c.req.valid('param')
    const { lineId } = c.req.valid('json')
    // Don't create a visitor cookie for an unknown cart.
    if ((await findCart(deps.db, cartId))?.status !== 'open') return noCart(c)
    const { hash: visitorHash } = await takeVisitor(c, deps)
    return answerChange(deps, c, await saveForLater(deps, { cartId, lineId, visitorHash }), visitorHash)
  })

  api.openapi(routes.returnLineRoute, async (c) => {
    const { cartId, savedId } = c.req.valid('param')
    const visitorHash = (await findVisitor(c, deps))?.hash ?? null
    const change = await returnToCart(deps, { cartId, savedId, visitorHash })
    const short = change.ok ? stockMessage(change.warnings) : null
    return short ? refuse(c, short) : answerChange(deps, c, change)
  })

  api.openapi(routes.dropLineRoute, async (c) => {
    const { savedId } = c.req.valid('param')
    const visitorHash = (await findVisitor(c, deps))?.hash ?? null
    const dropped = await dropSavedLine(deps, { savedId, visitorHash })
    return dropped ? answer(deps, c, null) : problem(c, 'not-found', wordsOf({ name: 'unknown-line' }))
  })
}

/** The extras of a cart, or without one, with the saved lines of `visitorHash`, by default the caller's. */
async function answer(deps: ExtrasDeps, c: Context, checkoutToken: string | null, visitorHash?: string) {
  const cart = checkoutToken === null ? null : await findCheckoutCart(deps.db, checkoutToken)
  const owner = visitorHash ?? (await findVisitor(c, deps))?.hash ?? null
  c.header('Cache-Control', 'private, no-store')
  return c.json(await extrasView({ db: deps.db, now: deps.now(), visitorHash: owner }, cart), 200)
}

async function answerChange(deps: ExtrasDeps, c: Context, change: CartChange, visitorHash?: string) {
  if (change.ok) return answer(deps, c, change.cart.checkoutToken, visitorHash)
  const isGone = change.errors.some(({ reason }) => reason === 'unknown-cart' || reason === 'unknown-line')
  return isGone ? noCart(c) : refuse(c, refusalMessage(change))
}

const wordsOf = ({ name, n }: CartMessage): string => findCartMessage(name, String(n ?? 0)).message ?? ''

const refuse = (c: Context, told: CartMessage) => problemAs(c, 422, told.name, wordsOf(told))

const noCart = (c: Context) => problem(c, 'not-found', 'There is no such cart or line.')
