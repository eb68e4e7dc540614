import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { savedLines } from '../db/schema/saved-lines.ts'
import { addToCart } from './add-lines.ts'
import type { CartLine } from './cart.ts'
import { type CartChange, changeCart, type CartDeps, type CartError } from './cart-change.ts'
import { findUnmakeableLines } from './find-unmakeable-lines.ts'
import { MAX_SAVED_LINES } from './saved-lines.ts'
import { lineAttributesKey, deleteCartLines } from './stored-lines.ts'

type Saving = { cartId: string; lineId: string; visitorHash: string }
type Returning = { cartId: string; savedId: string; visitorHash: string | null }

const UNKNOWN_LINE: CartError = { reason: 'unknown-line', path: ['lineId'] }

/** Moves a line of an open cart to this visitor's saved lines. If the visitor already saved an equal line, the two are merged. */
export function saveForLater(deps: CartDeps, { cartId, lineId, visitorHash }: Saving): Promise<CartChange> {
  return changeCart(deps, cartId, async (tx, cart) => {
    const line = cart.lines.find(({ id }) => id === lineId)
    if (!line) return { errors: [UNKNOWN_LINE] }
    // Takes a lock per visitor. Without it, concurrent requests could exceed the maximum number of saved lines.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved ${visitorHash}`}, 0))`)
    const kept = await tx.$count(savedLines, eq(savedLines.visitorHash, visitorHash))
    if (kept >= MAX_SAVED_LINES) return { errors: [{ reason: 'too-many-saved', path: ['lineId'] }] }
    await keep(tx, line, { visitorHash, savedAt: deps.now() })
    await deleteCartLines(tx, cart.id, [line.id])
    return {}
  })
}

async function keep(tx: Transaction, line: CartLine, owner: { visitorHash: string; savedAt: Date }) {
  const { variantId, quantity, attributes } = line
  await tx
    .insert(savedLines)
    .values({
      ...owner,
      variantId,
      quantity,
      attributes,
      attributesKey: lineAttributesKey({ variantId, attributes }),
    })
    .onConflictDoUpdate({
      target: [savedLines.visitorHash, savedLines.variantId, savedLines.attributesKey],
      set: { quantity: sql`least(${savedLines.quantity} + excluded.quantity, 9999)`, savedAt: owner.savedAt },
    })
}

/**
 * Moves a saved line into an open cart at today's price. If there is too little stock, the rest stays saved and the cart shows a warning. A
 * sold-out item stays saved.
 */
export async function returnToCart(
  deps: CartDeps,
  { cartId, savedId, visitorHash }: Returning,
): Promise<CartChange> {
  const mine = and(eq(savedLines.id, savedId), eq(savedLines.visitorHash, visitorHash ?? ''))
  const unmade = await findUnmakeableLines(deps, await deps.db.select().from(savedLines).where(mine))
  return changeCart(deps, cartId, async (tx, cart) => {
    if (unmade.length > 0) return { errors: unmade }
    const [saved] = await tx.select().from(savedLines).where(mine).for('update')
    if (!saved) return { errors: [UNKNOWN_LINE] }
    const { variantId, quantity, attributes } = saved
    const key = lineAttributesKey({ variantId, attributes })
    const before = quantityOf(cart.lines, variantId, key)
    const added = await addToCart(tx, cart, [{ variantId, quantity, attributes }])
    if (added.errors.length > 0) return added
    const [warning] = added.warnings
    const taken = warning ? Math.max(warning.quantity - before, 0) : quantity
    if (taken === quantity) await tx.delete(savedLines).where(mine)
    else
      await tx
        .update(savedLines)
        .set({ quantity: quantity - taken })
        .where(mine)
    return { warnings: added.warnings }
  })
}

const quantityOf = (lines: readonly CartLine[], variantId: number, key: string): number =>
  lines.find((line) => line.variantId === variantId && lineAttributesKey(line) === key)?.quantity ?? 0
