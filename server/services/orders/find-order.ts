import { asc, eq } from 'drizzle-orm'
import { type OrderStatus, parseOrderStatus } from '../../../domain/order/status.ts'
import type { Database } from '../../db/database.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { isCapabilityToken } from '../cart/capability-token.ts'

export type Order = Omit<typeof orders.$inferSelect, 'status'> & {
  status: OrderStatus
  lines: (typeof orderLines.$inferSelect)[]
}

/** The order of a secret link; null for any other, its number included. */
export async function findOrderByToken(db: Database, token: string): Promise<Order | null> {
  if (!isCapabilityToken(token)) return null
  const [order] = await db.select().from(orders).where(eq(orders.token, token))
  if (!order) return null
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id))
  return { ...order, status: parseOrderStatus(order.status) ?? 'paid', lines }
}
