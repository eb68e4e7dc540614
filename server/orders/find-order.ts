import { and, asc, eq } from 'drizzle-orm'
import { type OrderStatus, parseOrderStatus } from '../../domain/order/status.ts'
import { parseShippingMethod, type ShippingMethod } from '../../domain/checkout/shipping.ts'
import type { Database } from '../db/database.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { isCapabilityToken } from '../platform/capability-token.ts'

export type Order = Omit<typeof orders.$inferSelect, 'status' | 'shippingMethod'> & {
  status: OrderStatus
  shippingMethod: ShippingMethod
  lines: (typeof orderLines.$inferSelect)[]
}

/** Finds an order by the token of its secret link. Returns null for any other text, even for the order's number. */
export async function findOrderByToken(db: Database, token: string): Promise<Order | null> {
  if (!isCapabilityToken(token)) return null
  const [order] = await db.select().from(orders).where(eq(orders.token, token))
  if (!order) return null
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id))
  const status = parseOrderStatus(order.status)
  const shippingMethod = parseShippingMethod(order.shippingMethod)
  if (!status || !shippingMethod)
    throw new Error(
      `Order ${order.number} has an unknown status (${order.status}) or shipping method (${order.shippingMethod})`,
    )
  return { ...order, status, shippingMethod, lines }
}

/** Finds the order number for the id of an order; null if there is no such order. */
export async function findOrderNumber(db: Database, id: number): Promise<string | null> {
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, id))
  return order?.number ?? null
}

/** Whether the shop was paid for this order and hasn't refunded it in full. */
export function isPaid({ status }: Pick<Order, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'refunded'
}

/** Finds the token of the order that was placed from a cart. Null if the caller isn't the visitor who placed the order. */
export async function findOrderTokenOfVisitor(
  db: Database,
  cartId: string,
  visitorHash: string,
): Promise<string | null> {
  const own = and(eq(orders.cartId, cartId), eq(orders.visitorHash, visitorHash))
  const [order] = await db.select({ token: orders.token }).from(orders).where(own)
  return order?.token ?? null
}
