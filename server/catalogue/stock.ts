import { and, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { variants } from '../db/schema/catalogue.ts'
import { updateAvailability } from './update-availability.ts'

/** A number of pieces of a variant. */
export type Pieces = { variantId: number; quantity: number }

/**
 * Takes pieces out of stock, or returns which variants have too few; the caller then rolls back. Conditional updates, so that only one of many
 * buyers gets the last piece. Variants are locked in the order of their ids, so that orders can't deadlock.
 */
export async function takeStock(
  tx: Transaction,
  wanted: readonly Pieces[],
): Promise<{ ok: true; taken: Pieces[] } | { ok: false; soldOut: number[] }> {
  const soldOut: number[] = []
  const taken: Pieces[] = []
  for (const { variantId, quantity } of inOrder(wanted)) {
    const enough = or(gte(variants.stock, quantity), eq(variants.stockPolicy, 'continue'))
    const [left] = await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} - ${quantity}` })
      .where(and(eq(variants.id, variantId), isNotNull(variants.stock), enough))
      .returning({ stock: variants.stock })
    if (left) taken.push({ variantId, quantity })
    else if (!(await isUntracked(tx, variantId))) soldOut.push(variantId)
  }
  if (soldOut.length > 0) return { ok: false, soldOut }
  await tellLists(tx, taken)
  return { ok: true, taken }
}

/** Returns pieces to stock. */
export async function returnStock(tx: Transaction, pieces: readonly Pieces[]): Promise<void> {
  for (const { variantId, quantity } of inOrder(pieces)) {
    // A variant whose stock is no longer tracked stays untracked.
    const tracked = and(eq(variants.id, variantId), isNotNull(variants.stock))
    await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} + ${quantity}` })
      .where(tracked)
  }
  await tellLists(tx, pieces)
}

async function isUntracked(tx: Transaction, variantId: number): Promise<boolean> {
  const [found] = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.id, variantId), isNull(variants.stock)))
  return found !== undefined
}

/** Lists show "Sold Out" by product. */
async function tellLists(tx: Transaction, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length === 0) return
  const ids = pieces.map(({ variantId }) => variantId)
  await updateAvailability(
    tx,
    tx.select({ id: variants.productId }).from(variants).where(inArray(variants.id, ids)),
  )
}

/** One entry per variant, by id. */
function inOrder(pieces: readonly Pieces[]): Pieces[] {
  const byVariant = new Map<number, number>()
  for (const { variantId, quantity } of pieces)
    byVariant.set(variantId, (byVariant.get(variantId) ?? 0) + quantity)
  return [...byVariant]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => a.variantId - b.variantId)
}
