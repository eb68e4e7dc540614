import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { payments } from '../db/schema/orders.ts'
import type { Order } from './find-order.ts'

/** The shop knows who took the money; with which card, the provider's own receipt says. */
const WORDS: Readonly<Record<string, string>> = {
  stripe: 'Online through Stripe',
  demo: 'Demo payment, no real money moved',
  none: 'Nothing was to be paid',
}

/** How an order was paid, in words; null where no payment is known, as of sample orders. */
export async function findPaymentWords(db: Database, { paymentId }: Order): Promise<string | null> {
  if (paymentId === null) return null
  const [row] = await db
    .select({ provider: payments.provider })
    .from(payments)
    .where(eq(payments.id, paymentId))
  return row ? (WORDS[row.provider] ?? row.provider) : null
}
