import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { payments } from '../db/schema/orders.ts'
import { getPaymentLabel } from '../payments/index.ts'
import type { Order } from './find-order.ts'

/** Describes how an order was paid; null if there is no payment, as for sample orders. */
export async function findPaymentLabel(db: Database, { paymentId }: Order): Promise<string | null> {
  if (paymentId === null) return null
  const [row] = await db
    .select({ provider: payments.provider })
    .from(payments)
    .where(eq(payments.id, paymentId))
  return row ? getPaymentLabel(row.provider) : null
}
