import { and, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { variants } from '../db/schema/catalogue.ts'
import { updateAvailability } from './update-availability.ts'

export type StockQuantity = { variantId: number; quantity: number }

/**
 * Takes pieces out of stock. If there are too few pieces of some variants, returns these variants, and the caller must roll back. Each
 * update checks the stock, so only one of many buyers gets the last piece. Variants are locked in the order of their ids, so that orders
 * can't deadlock.
 */
export async function takeStock(
  tx: Transaction,
  wanted: readonly StockQuantity[],
): Promise<{ ok: true; taken: StockQuantity[] } | { ok: false; soldOut: number[] }> {
  const soldOut: number[] = []
  const taken: StockQuantity[] = []
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

/** Puts pieces back into stock. */
export async function returnStock(tx: Transaction, pieces: readonly StockQuantity[]): Promise<void> {
  for (const { variantId, quantity } of inOrder(pieces)) {
    // Skips variants whose stock isn't tracked any more.
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

/** Updates the sold-out state in the product lists. */
async function tellLists(tx: Transaction, pieces: readonly StockQuantity[]): Promise<void> {
  if (pieces.length === 0) return
  const ids = pieces.map(({ variantId }) => variantId)
  await updateAvailability(
    tx,
    tx.select({ id: variants.productId }).from(variants).where(inArray(variants.id, ids)),
  )
}

/** Adds up the pieces of each variant and sorts them by variant id. */
function inOrder(pieces: readonly StockQuantity[]): StockQuantity[] {
  const byVariant = new Map<number, number>()
  for (const { variantId, quantity } of pieces)
    byVariant.set(variantId, (byVariant.get(variantId) ?? 0) + quantity)
  return [...byVariant]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => a.variantId - b.variantId)
}
