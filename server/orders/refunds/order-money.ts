import { asc, eq } from 'drizzle-orm'
import type { EarlierRefund, RefundableOrder } from '../../../domain/order/refund.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { orderLines } from '../../db/schema/orders.ts'
import type { OrderRow } from '../lock-order.ts'
import { listRefunds, type RefundRow } from './list-refunds.ts'

export type OrderLineRow = typeof orderLines.$inferSelect

/**
 * Reads how much was paid for an order, and how much of that amount was refunded or is being refunded. `refunds` includes failed refunds.
 */
export async function readOrderMoney(
  db: Database | Transaction,
  order: Pick<OrderRow, 'id' | 'shippingCents' | 'taxes' | 'totalCents'>,
): Promise<{ paid: RefundableOrder; earlier: EarlierRefund[]; lines: OrderLineRow[]; refunds: RefundRow[] }> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id))
  const rows = await listRefunds(db, order.id)
  const { shippingCents, totalCents, taxes } = order
  const taxCents = taxes.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const earlier = rows.filter(({ state }) => state !== 'failed')
  return { paid: { lines, shippingCents, totalCents, taxCents }, earlier, lines, refunds: rows }
}
