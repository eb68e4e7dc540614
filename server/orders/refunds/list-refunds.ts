import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { refunds } from '../../db/schema/refunds.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Lists the refunds of an order, oldest first. Includes failed ones. */
export function listRefunds(db: Database | Transaction, orderId: number): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt))
}
