import { and, asc, inArray, lt } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { payments } from '../db/schema/orders.ts'
import { findPayment } from '../payments/index.ts'
import { settlePayment } from './settle-payment.ts'

type ReconcileDeps = Pick<Deps, 'db' | 'now' | 'env' | 'payments' | 'log' | 'visitorSecret' | 'orderHandlers'>

const BATCH = 50
// After this long without news, an attempt may have lost its return page or its webhook.
const QUIET_MS = 60_000

/**
 * Asks the provider about undecided attempts: the shopper never returned, an event was lost, or a process died in between. Creates missing orders,
 * releases the stock of ended attempts, refunds late payments. Returns how many it checked.
 */
export async function reconcilePayments(deps: ReconcileDeps): Promise<number> {
  const { db, now, log } = deps
  const ids = await takeQuiet(deps)
  for (const id of ids) {
    try {
      const payment = await findPayment(db, id)
      if (payment) await settlePayment(deps, payment)
    } catch (error) {
      log('error', 'A payment could not be reconciled; it is tried again', {
        id,
        error,
        at: now().toISOString(),
      })
    }
  }
  return ids.length
}

/** The attempts that were checked longest ago. Marked as checked before asking, so that a failing one doesn't block the others. */
async function takeQuiet({ db, now, payments: providers }: ReconcileDeps): Promise<string[]> {
  const known = inArray(payments.provider, ['none', ...providers.all.map(({ id }) => id)])
  const quiet = lt(payments.updatedAt, new Date(now().getTime() - QUIET_MS))
  const undecided = inArray(payments.state, ['reserved', 'paying', 'refunding'])
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(undecided, known, quiet))
      .orderBy(asc(payments.updatedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const ids = found.map(({ id }) => id)
    if (ids.length > 0) await tx.update(payments).set({ updatedAt: now() }).where(inArray(payments.id, ids))
    return ids
  })
}
