import { inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { madeToOrder } from '../../db/schema/designs.ts'
import { outbox } from '../../db/schema/operations.ts'

/**
 * Orders the production files of what was made to order, in the transaction that makes the order: they are made if that is committed.
 * A variant that was sold before has its files already and keeps them.
 */
export async function orderProduction(
  tx: Transaction,
  lines: readonly { variantId: number }[],
  now: Date,
): Promise<void> {
  const made = await tx
    .select({ variantId: madeToOrder.variantId })
    .from(madeToOrder)
    .where(
      inArray(
        madeToOrder.variantId,
        lines.map(({ variantId }) => variantId),
      ),
    )
  if (made.length === 0) return
  const jobs = made.map(({ variantId }) => ({
    kind: 'production',
    dedupeKey: `production:${variantId}`,
    payload: { variantId },
    nextAttemptAt: now,
    createdAt: now,
  }))
  await tx.insert(outbox).values(jobs).onConflictDoNothing({ target: outbox.dedupeKey })
}
