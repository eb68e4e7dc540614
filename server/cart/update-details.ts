import { eq } from 'drizzle-orm'
import { carts } from '../db/schema/cart.ts'
import { clearDraftField } from './checkout-draft.ts'
import { type CartChange, changeCart, type CartDeps } from './cart-change.ts'
import { checkCartDetails, toDetailColumns, type CartDetails } from './cart-details.ts'

type Input = { cartId: string; details: CartDetails; visitorHash: string | null }

/** Changes the note, attributes, discount codes or buyer of an open cart. A given value replaces the old one completely. */
export async function updateDetails(deps: CartDeps, input: Input): Promise<CartChange> {
  return changeCart(deps, input.cartId, async (tx, cart) => {
    const errors = checkCartDetails(input.details)
    if (errors.length > 0) return { errors }
    const columns = toDetailColumns(input.details, input.visitorHash)
    if (Object.keys(columns).length > 0) await tx.update(carts).set(columns).where(eq(carts.id, cart.id))
    // A note that is saved in the cart replaces any note that was typed at the checkout earlier.
    if (columns.note !== undefined) await clearDraftField(tx, cart.id, 'note')
    if (columns.discountCodes !== undefined) await clearDraftField(tx, cart.id, 'discountCode')
    return {}
  })
}
