import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  findCartMessage,
  describeCartRefusal,
  describeStockWarnings,
  type CartMessage,
} from '../cart-messages.ts'
import { readCartDetailsView } from '../extras-view.ts'
import { findCart } from '../find-cart.ts'
import { findCheckoutCart } from '../checkout-cart.ts'
import { findVisitor } from '../../visitor.ts'
import { respondTooManyCalls, createTooManyCallsError } from '../../web/call-limit.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import * as routes from './cart-extras-routes.ts'
import type { CartPageDeps } from './cart-handlers.ts'
import { createCartDetailsActions, type CartDetailsOutcome } from './extras-actions.ts'

/** The API with which the cart drawer changes the note, the discount code and saved lines. The cart page uses forms instead. */
export function createCartDetailsRoutes(deps: CartPageDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const actions = createCartDetailsActions(deps)

  api.openapi(routes.cartDetailsRoute, async (c) => {
    const cart = await findCart(deps.db, c.req.valid('param').cartId)
    if (!cart) return noCart(c)
    // A cart that isn't open was ordered, perhaps in another tab. The response is then an empty cart with the visitor's saved lines.
    return answer(deps, c, cart.status === 'open' ? cart.checkoutToken : null)
  })
  api.openapi(routes.savedListRoute, (c) => answer(deps, c, null))

  api.openapi(routes.noteRoute, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('json') }
    return answerOutcome(deps, c, await actions.writeNote.act(c, asked))
  })
  api.openapi(routes.codeRoute, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('json') }
    return answerOutcome(deps, c, await actions.writeCode.act(c, asked))
  })
  api.openapi(routes.saveLineRoute, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('json') }
    return answerOutcome(deps, c, await actions.saveLine.act(c, asked))
  })
  api.openapi(routes.moveSavedLineToCartRoute, async (c) => {
    const outcome = await actions.returnLine.act(c, c.req.valid('param'))
    const short =
      'change' in outcome && outcome.change.ok ? describeStockWarnings(outcome.change.warnings) : null
    return answerOutcome(deps, c, short ? { refused: short } : outcome)
  })
  api.openapi(routes.deleteSavedLineRoute, async (c) => {
    const outcome = await actions.dropLine.act(c, c.req.valid('param'))
    return 'told' in outcome ? answer(deps, c, null) : answerOutcome(deps, c, outcome)
  })
  return api
}

/**
 * Responds with the data that is shown beside a cart's lines. If `checkoutToken` is null, the cart is shown as empty. The data includes the
 * visitor's saved lines. Pass the visitor's hash if this request created the visitor; otherwise the visitor is found by the cookie.
 */
async function answer(deps: CartPageDeps, c: Context, checkoutToken: string | null, visitorHash?: string) {
  const cart = checkoutToken === null ? null : await findCheckoutCart(deps.db, checkoutToken)
  const owner = visitorHash ?? (await findVisitor(c, deps))?.hash ?? null
  c.header('Cache-Control', 'private, no-store')
  return c.json(await readCartDetailsView({ db: deps.db, now: deps.now(), visitorHash: owner }, cart), 200)
}

async function answerOutcome(deps: CartPageDeps, c: Context, outcome: CartDetailsOutcome) {
  if ('refused' in outcome) return refuse(c, outcome.refused)
  const { change, visitorHash } = outcome
  if (change.ok) return answer(deps, c, change.cart.checkoutToken, visitorHash)
  const isGone = change.errors.some(({ reason }) => reason === 'unknown-cart' || reason === 'unknown-line')
  return isGone ? noCart(c) : refuse(c, describeCartRefusal(change))
}

function refuse(c: Context, told: CartMessage) {
  if (told.name === 'too-many-codes') return respondTooManyCalls(c, createTooManyCallsError('discount-codes'))
  const words = findCartMessage(told.name, String(told.n ?? 0)).message ?? ''
  return told.name === 'unknown-line'
    ? respondProblem(c, 'not-found', words)
    : respondProblemWithCode(c, 422, told.name, words)
}

const noCart = (c: Context) => respondProblem(c, 'not-found', 'There is no such cart or line.')
