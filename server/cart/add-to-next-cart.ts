import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../db/database.ts'
import { carts } from '../db/schema/cart.ts'
import { isCapabilityToken } from '../platform/capability-token.ts'
import { addLines } from './add-lines.ts'
import type { CartChange, CartDeps } from './cart-change.ts'
import { createCart } from './create-cart.ts'
import type { LineAddition } from './line-input.ts'

type NextCartAddition = { cartId: string; lines: readonly LineAddition[]; visitorHash: string | null }

/**
 * Adds lines to a cart. An ordered cart can't change, but a browser may still send its id. The lines are then added to a new cart, the
 * ordered cart's successor, and the browser should use the returned cart's id from now on. An ordered cart has only one successor, even if
 * several requests add lines at the same time.
 */
export async function addToOpenCart(deps: CartDeps, addition: NextCartAddition): Promise<CartChange> {
  const { cartId, lines, visitorHash } = addition
  const added = await addLines(deps, { cartId, lines })
  if (added.ok) return added
  const completed = await findCompleted(deps.db, cartId)
  if (!completed) return added
  if (completed.nextCartId !== null) return addToOpenCart(deps, { ...addition, cartId: completed.nextCartId })
  const created = await createCart(deps, { lines, details: {}, visitorHash })
  if (!created.ok) return created
  const nextCartId = await linkNextCart(deps.db, cartId, created.cart.id)
  return nextCartId === created.cart.id ? created : addToOpenCart(deps, { ...addition, cartId: nextCartId })
}

const next = alias(carts, 'next')

/** Finds an ordered cart, with its successor if the successor still exists. Returns null for a cart that isn't ordered. */
async function findCompleted(
  db: Database | Transaction,
  id: string,
): Promise<{ nextCartId: string | null } | null> {
  if (!isCapabilityToken(id)) return null
  const [row] = await db
    .select({ nextCartId: next.id })
    .from(carts)
    .leftJoin(next, eq(next.id, carts.nextCartId))
    .where(and(eq(carts.id, id), eq(carts.status, 'completed')))
  return row ?? null
}

/**
 * Links an ordered cart to its new successor and returns the successor's id. If a concurrent request has already linked another successor,
 * deletes the new cart and returns the id of that successor.
 */
async function linkNextCart(db: Database, completedId: string, newId: string): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, completedId)).for('update')
    const other = (await findCompleted(tx, completedId))?.nextCartId
    if (other) {
      await tx.delete(carts).where(eq(carts.id, newId))
      return other
    }
    await tx.update(carts).set({ nextCartId: newId }).where(eq(carts.id, completedId))
    return newId
  })
}
