import { eq } from 'drizzle-orm'
import { type OrderStatus, parseOrderStatus } from '../../domain/order/status.ts'
import type { Transaction } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'

export type OrderRow = Omit<typeof orders.$inferSelect, 'status'> & { status: OrderStatus }

/** The order as somebody saw it who wants to change it. */
export type SeenOrder = { id: number; version: number }

/** sample: orders of the sample shop are nobody's, and stay as they are. */
export type OrderUnchanged = { ok: false; reason: 'unknown' | 'changed-meanwhile' | 'sample' }

/** Locks an order to be changed upon the version that was seen: who comes second is told, and changes nothing. */
export async function lockSeenOrder(
  tx: Transaction,
  { id, version }: SeenOrder,
): Promise<{ ok: true; order: OrderRow } | OrderUnchanged> {
  const order = await lockOrder(tx, id)
  if (!order) return { ok: false, reason: 'unknown' }
  if (order.sample) return { ok: false, reason: 'sample' }
  return order.version === version ? { ok: true, order } : { ok: false, reason: 'changed-meanwhile' }
}

export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  const status = row && parseOrderStatus(row.status)
  return row && status ? { ...row, status } : null
}
