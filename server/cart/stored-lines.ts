import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { cartMergeKey } from '../../domain/cart/merge-carts.ts'
import type { CartAttribute } from '../../domain/cart/limits.ts'
import type { Transaction } from '../db/database.ts'
import { cartLines } from '../db/schema/cart.ts'

type Line = { variantId: number; attributes: CartAttribute[] }

/** Inserts cart lines. Returns their ids in the same order. */
export async function insertCartLines(
  tx: Transaction,
  cartId: string,
  lines: readonly (Line & { quantity: number })[],
): Promise<string[]> {
  if (lines.length === 0) return []
  const rows = await tx
    .insert(cartLines)
    .values(
      lines.map(({ variantId, quantity, attributes }) => ({
        cartId,
        variantId,
        quantity,
        attributes,
        attributesKey: lineAttributesKey({ variantId, attributes }),
      })),
    )
    .returning({ id: cartLines.id })
  return rows.map(({ id }) => id)
}

/** Updates the quantities of several lines with one statement. */
export async function updateQuantities(
  tx: Transaction,
  changes: readonly { id: string; quantity: number }[],
): Promise<void> {
  if (changes.length === 0) return
  const ids = sql.param(changes.map(({ id }) => id))
  const quantities = sql.param(changes.map(({ quantity }) => quantity))
  await tx.execute(sql`
    update cart_lines set quantity = wanted.quantity
    from unnest(${ids}::uuid[], ${quantities}::int[]) as wanted (id, quantity)
    where cart_lines.id = wanted.id`)
}

export async function updateContents(
  tx: Transaction,
  changes: readonly (Line & { id: string })[],
): Promise<void> {
  // Two lines must never have the same key, not even for a moment. If two lines swap their content, the new key of each line is the old
  // key of the other line, so all lines get temporary keys first.
  for (const { id } of changes)
    await tx.update(cartLines).set({ attributesKey: id }).where(eq(cartLines.id, id))
  for (const { id, variantId, attributes } of changes) {
    await tx
      .update(cartLines)
      .set({ variantId, attributes, attributesKey: lineAttributesKey({ variantId, attributes }) })
      .where(eq(cartLines.id, id))
  }
}

export async function deleteCartLines(
  tx: Transaction,
  cartId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), inArray(cartLines.id, [...ids])))
}

/**
 * Returns the key of a line's attributes. Two lines of the same variant get the same key if they have to be merged. The key is a hash,
 * because a line's attributes can have 31,375 characters, and PostgreSQL allows at most 2,704 bytes in an index entry.
 */
export function lineAttributesKey({ variantId, attributes }: Line): string {
  if (attributes.length === 0) return ''
  return createHash('sha256')
    .update(cartMergeKey({ merchandiseId: variantId, attributes }))
    .digest('base64url')
}
