import { eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { cartLines, carts } from '../db/schema/cart.ts'
import { findCheckoutCart } from '../cart/index.ts'
import { lockCart } from '../payments/index.ts'

/** Adjusts the cart to the stock. Removes lines that aren't on sale, and reduces quantities to the stock. */
export async function fitCartToStock(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  checkoutToken: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await findCheckoutCart(tx, checkoutToken)
    const locked = known ? await lockCart(tx, known.id) : null
    if (!known || locked?.status !== 'open') return
    const left = new Map<number, number>()
    for (const line of known.lines) {
      const available =
        left.get(line.variantId) ?? (line.onSale ? (line.available ?? Number.POSITIVE_INFINITY) : 0)
      const quantity = Math.min(line.quantity, available)
      left.set(line.variantId, available - quantity)
      if (quantity === 0) await tx.delete(cartLines).where(eq(cartLines.id, line.lineId))
      else if (quantity < line.quantity)
        await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, line.lineId))
    }
    await tx.update(carts).set({ updatedAt: now() }).where(eq(carts.id, known.id))
  })
}
