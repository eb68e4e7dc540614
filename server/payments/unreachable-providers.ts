import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import { creditPurchases } from '../db/schema/credits.ts'
import { payments } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/refunds.ts'
import type { Deps } from '../deps.ts'
import type { PaymentProviders } from '../gateways/payment-providers.ts'

/**
 * Logs an error if a payment provider has undecided payments or refunds, but its keys are no longer set. Without the keys, nothing can
 * settle them.
 */
export async function warnOfUnreachableProviders({
  db,
  payments: providers,
  log,
}: Pick<Deps, 'db' | 'payments' | 'log'>): Promise<void> {
  for (const provider of await listUnreachableProviders(db, providers))
    log('error', 'Payments of a former provider are undecided: set its keys again until they are settled', {
      provider,
    })
}

async function listUnreachableProviders(db: Database, providers: PaymentProviders): Promise<string[]> {
  const known = ['none', ...providers.all.map(({ id }) => id)]
  const undecided = inArray(payments.state, ['reserved', 'paying', 'refunding'])
  const rows = await union(
    db
      .select({ provider: payments.provider })
      .from(payments)
      .where(and(undecided, notInArray(payments.provider, known))),
    db
      .select({ provider: payments.provider })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(refunds.state, 'refunding'), notInArray(payments.provider, known))),
    db
      .select({ provider: creditPurchases.provider })
      .from(creditPurchases)
      .where(and(eq(creditPurchases.state, 'started'), notInArray(creditPurchases.provider, known))),
  )
  return rows.map(({ provider }) => provider).toSorted()
}
