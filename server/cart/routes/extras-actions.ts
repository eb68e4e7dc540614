import type { Context } from 'hono'
import { z } from 'zod'
import { findVisitor, getOrCreateVisitor } from '../../visitor.ts'
import { createAction } from '../../web/action.ts'
import { applyDiscountCode } from '../apply-discount-code.ts'
import { type CartChange, UNKNOWN_CART } from '../cart-change.ts'
import type { CartMessage } from '../cart-messages.ts'
import { isAllowedToTryCodes } from '../code-attempts.ts'
import { createCart } from '../create-cart.ts'
import { readSavedCodes } from '../discount-code-cookie.ts'
import { findCart } from '../find-cart.ts'
import { returnToCart, saveForLater } from '../save-for-later.ts'
import { deleteSavedLine } from '../saved-lines.ts'
import { updateDetails } from '../update-details.ts'
import { codeRequestSchema, lineRequestSchema, noteRequestSchema } from './cart-extras-routes.ts'
import type { CartPageDeps } from './cart-handlers.ts'

/**
 * The result of a change: the cart with a message, or a message that says why the change was refused. `visitorHash` is set if this request
 * created the visitor.
 */
export type CartDetailsOutcome =
  | { change: CartChange; told: CartMessage; visitorHash?: string }
  | { refused: CartMessage }

const ofCart = { cartId: z.string().max(64) }
const ofSaved = { savedId: z.uuid() }

/** Changes the note, the discount code and saved lines of a cart. Both the drawer's JSON routes and the cart page's forms use it. */
export function createCartDetailsActions(deps: CartPageDeps) {
  const ownHash = async (c: Context) => (await findVisitor(c, deps))?.hash ?? null
  return {
    writeNote: createAction(
      noteRequestSchema.extend(ofCart),
      async (_c, { cartId, note }): Promise<CartDetailsOutcome> => ({
        change: await updateDetails(deps, { cartId, details: { note }, visitorHash: null }),
        told: { name: 'noted' },
      }),
    ),
    writeCode: createAction(
      codeRequestSchema.extend(ofCart),
      async (_c, { cartId, code }): Promise<CartDetailsOutcome> => {
        if (code?.trim() === '') return { refused: { name: 'no-code' } }
        if (code !== null && !(await isAllowedToTryCodes(deps, [code], cartId)))
          return { refused: { name: 'too-many-codes' } }
        const change = await applyDiscountCode(deps, { cartId, code })
        if ('reason' in change) return { refused: { name: change.reason } }
        return { change, told: { name: code === null ? 'code-removed' : 'code-applied' } }
      },
    ),
    saveLine: createAction(
      lineRequestSchema.extend(ofCart),
      async (c, { cartId, lineId }): Promise<CartDetailsOutcome> => {
        const told = { name: 'saved' } as const
        // A request with an unknown cart must not get a new visitor cookie.
        if ((await findCart(deps.db, cartId))?.status !== 'open')
          return { change: { ok: false, errors: [UNKNOWN_CART], cart: null }, told }
        const { hash: visitorHash } = await getOrCreateVisitor(c, deps)
        return { change: await saveForLater(deps, { cartId, lineId, visitorHash }), told, visitorHash }
      },
    ),
    returnLine: createAction(
      // If `cartId` is missing, the saved line goes into a new cart.
      z.object({ cartId: ofCart.cartId.optional(), ...ofSaved }),
      async (c, { cartId, savedId }): Promise<CartDetailsOutcome> => {
        const told = { name: 'returned' } as const
        const into =
          cartId === undefined
            ? await createCart(deps, { lines: [], keptCodes: readSavedCodes(c), visitorHash: null })
            : null
        if (into && !into.ok) return { change: into, told }
        const visitorHash = await ownHash(c)
        const wanted = { cartId: into?.cart.id ?? cartId ?? '', savedId, visitorHash }
        return { change: await returnToCart(deps, wanted), told }
      },
    ),
    dropLine: createAction(
      z.object(ofSaved),
      async (c, { savedId }): Promise<{ told: CartMessage } | { refused: CartMessage }> =>
        (await deleteSavedLine(deps, { savedId, visitorHash: await ownHash(c) }))
          ? { told: { name: 'dropped' } }
          : { refused: { name: 'unknown-line' } },
    ),
  }
}
