import { eq } from 'drizzle-orm'
import { carts } from '../db/schema/cart.ts'
import { addToCart } from './add-lines.ts'
import { createCapabilityToken } from '../platform/capability-token.ts'
import type { CartChange, CartDeps } from './cart-change.ts'
import { findUnmakeableLines } from './find-unmakeable-lines.ts'
import { checkCartDetails, toDetailColumns, type CartDetails } from './cart-details.ts'
import { isAllowedToTryCodes } from './code-attempts.ts'
import { findCart } from './find-cart.ts'
import type { LineAddition } from './line-input.ts'
import { countNewCart } from './new-cart-limit.ts'

type Input = {
  lines: readonly LineAddition[]
  details?: CartDetails
  /**
   * Discount codes from a link that the visitor opened before the cart existed. They are ignored if the visitor has guessed too many codes.
   */
  keptCodes?: readonly string[]
  visitorHash: string | null
}

/** Creates a cart, with lines and details if given. If anything is invalid, creates nothing and returns every error. */
export async function createCart(deps: CartDeps, input: Input): Promise<CartChange> {
  const errors = checkCartDetails(input.details ?? {})
  if (errors.length > 0) return { ok: false, errors, cart: null }
  if (!(await countNewCart(deps)))
    return { ok: false, errors: [{ reason: 'too-many-carts', path: [] }], cart: null }
  const typed = input.details?.discountCodes
  if (!(await isAllowedToTryCodes(deps, typed ?? [], null)))
    return { ok: false, errors: [{ reason: 'too-many-codes', path: ['discountCodes'] }], cart: null }
  const kept =
    typed === undefined && (await isAllowedToTryCodes(deps, input.keptCodes ?? [], null))
      ? input.keptCodes
      : []
  const unmade = await findUnmakeableLines(deps, input.lines)
  if (unmade.length > 0) return { ok: false, errors: unmade, cart: null }
  const details = { ...input.details, ...(kept?.length && { discountCodes: [...kept] }) }
  const columns = toDetailColumns(details, input.visitorHash)
  return deps.db.transaction(async (tx): Promise<CartChange> => {
    const id = createCapabilityToken()
    const now = deps.now()
    await tx
      .insert(carts)
      .values({ ...columns, id, checkoutToken: createCapabilityToken(), createdAt: now, updatedAt: now })
    const added = input.lines.length > 0 ? await addToCart(tx, { id, lines: [] }, input.lines) : NOTHING_ADDED
    const cart = added.errors.length > 0 ? null : await findCart(tx, id)
    if (cart) return { ok: true, cart, warnings: added.warnings }
    await tx.delete(carts).where(eq(carts.id, id))
    return { ok: false, errors: added.errors, cart: null }
  })
}

const NOTHING_ADDED: Awaited<ReturnType<typeof addToCart>> = { errors: [], warnings: [] }
