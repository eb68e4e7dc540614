import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { type CreditBilling, parseBillingPlace } from '../../domain/credits/billing.ts'
import type { Database } from '../db/database.ts'
import { creditPurchases } from '../db/schema/credits.ts'
import { orders } from '../db/schema/orders.ts'

/**
 * Finds the billing details of a visitor's last purchase of credits, or of the last order if there is no purchase. Null if there is
 * neither.
 */
export async function findRememberedBilling(
  db: Database,
  visitorHash: string,
): Promise<(CreditBilling & { email: string }) | null> {
  const [purchase] = await db
    .select({
      email: creditPurchases.email,
      country: creditPurchases.country,
      province: creditPurchases.province,
    })
    .from(creditPurchases)
    .where(and(eq(creditPurchases.visitorHash, visitorHash), isNotNull(creditPurchases.email)))
    .orderBy(desc(creditPurchases.createdAt))
    .limit(1)
  const [order] = purchase
    ? []
    : await db
        .select({ email: orders.email, address: orders.address })
        .from(orders)
        .where(and(eq(orders.visitorHash, visitorHash), ne(orders.email, '')))
        .orderBy(desc(orders.placedAt))
        .limit(1)
  const { email, country, province } = purchase ?? { email: order?.email ?? null, ...order?.address }
  const place = parseBillingPlace({ country: country ?? '', province: province ?? '' })
  return email !== null && place ? { email, ...place } : null
}
