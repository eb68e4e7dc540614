import { eq } from 'drizzle-orm'
import { type OrderStatus, parseOrderStatus } from '../../domain/order/status.ts'
import type { Transaction } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'

export type OrderRow = Omit<typeof orders.$inferSelect, 'status'> & { status: OrderStatus }

/** An order, and the version of it that the operator saw. */
export type ExpectedOrderVersion = { id: number; version: number }

/**
 * Why an order can't be changed. `unknown`: there is no such order. `changed-meanwhile`: the operator saw an older version. `sample`: it is
 * a sample order.
 */
export type StaleOrderVersion = { ok: false; reason: 'unknown' | 'changed-meanwhile' | 'sample' }

/** Locks an order for a change. Optimistic lock: rejects the change if the operator saw a stale version. */
export async function lockOrderAtVersion(
  tx: Transaction,
  { id, version }: ExpectedOrderVersion,
): Promise<{ ok: true; order: OrderRow } | StaleOrderVersion> {
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
