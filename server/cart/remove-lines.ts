import { type CartChange, changeCart, type CartDeps } from './cart-change.ts'
import { deleteCartLines } from './stored-lines.ts'

/** The id of a cart line; null if the client sent an id that can't belong to this cart. */
export type LineId = string | null

/** Removes lines from an open cart. Ignores lines that are gone already, for example after a double click. */
export async function removeLines(
  deps: CartDeps,
  input: { cartId: string; lineIds: readonly LineId[] },
): Promise<CartChange> {
  return changeCart(deps, input.cartId, async (tx, cart) => {
    const errors = input.lineIds.flatMap((id, index) =>
      id === null ? [{ reason: 'unknown-line' as const, path: ['lineIds', String(index)] }] : [],
    )
    if (errors.length > 0) return { errors }
    await deleteCartLines(
      tx,
      cart.id,
      input.lineIds.filter((id) => id !== null),
    )
    return {}
  })
}
