import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { madeToOrder } from '../../db/schema/designs.ts'
import type { Making } from '../../engine/jobs.ts'
import type { MadeToOrder } from './bought.ts'

/** Which of some order lines were made to order, by their ids. */
export async function listMadeLines(
  db: Database,
  lines: readonly { id: number; variantId: number | null }[],
): Promise<Set<number>> {
  const ids = lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]))
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ variantId: madeToOrder.variantId })
    .from(madeToOrder)
    .where(inArray(madeToOrder.variantId, ids))
  const made = new Set(rows.map(({ variantId }) => variantId))
  return new Set(
    lines.flatMap(({ id, variantId }) => (variantId !== null && made.has(variantId) ? [id] : [])),
  )
}

/** How a variant is made; null for what is not made to order. */
export async function findMade(db: Database, variantId: number): Promise<MadeToOrder | null> {
  const [row] = await db.select().from(madeToOrder).where(eq(madeToOrder.variantId, variantId))
  return row ?? null
}

/** How a made-to-order decal is made, as its row promises it. */
export function makingOf({ widthMm, cutKind }: Pick<MadeToOrder, 'widthMm' | 'cutKind'>): Making {
  return { widthMm, cutKind: cutKind === 'through' ? 'through' : 'kiss' }
}
