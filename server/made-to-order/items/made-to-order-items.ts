import { eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { madeToOrder } from '../../db/schema/made-to-order.ts'
import { type DescribedItem, describeItem, type ItemDescription } from './item-kinds.ts'

export type MadeToOrderItem = typeof madeToOrder.$inferSelect

/** The descriptions of made-to-order items, by variant id. There is no entry for a catalogue variant. */
export type ItemDescriptions = ReadonlyMap<number | null, ItemDescription | null>

/** Finds the made-to-order item of a variant; null for a catalogue variant. */
export async function findMadeToOrderItem(
  db: Database | Transaction,
  variantId: number | null,
): Promise<MadeToOrderItem | null> {
  if (variantId === null) return null
  const [row] = await db.select().from(madeToOrder).where(eq(madeToOrder.variantId, variantId))
  return row ?? null
}

/** Finds the made-to-order items among these order lines, by variant id. */
export async function listMadeToOrderItems(
  db: Database | Transaction,
  lines: readonly { variantId: number | null }[],
): Promise<ReadonlyMap<number | null, MadeToOrderItem>> {
  const ids = lines.flatMap(({ variantId }) => variantId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(madeToOrder).where(inArray(madeToOrder.variantId, ids))
  return new Map(rows.map((row) => [row.variantId, row]))
}

/** Describes the made-to-order items among some order lines. */
export async function describeMadeToOrderItems(
  db: Database | Transaction,
  lines: readonly { variantId: number | null }[],
): Promise<ReadonlyMap<number | null, DescribedItem>> {
  const items = await listMadeToOrderItems(db, lines)
  return new Map([...items].map(([variantId, item]) => [variantId, describeItem(item)]))
}
