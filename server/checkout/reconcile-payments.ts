import { and, asc, inArray, lt } from 'drizzle-orm'
import type { OrderDeps } from '../orders/index.ts'
import { payments } from '../db/schema/orders.ts'
import { findPayment } from '../payments/index.ts'
import { settlePayment } from './settle-payment.ts'

type ReconcileDeps = Pick<
  OrderDeps,
  'db' | 'now' | 'env' | 'payments' | 'log' | 'visitorSecret' | 'orderHandlers'
>

const BATCH_SIZE = 50
// The time in ms after which the shop asks the provider about an undecided payment attempt. Usually the return page or the webhook decides
// it sooner; after this time, both may have failed.
const QUIET_MS = 60_000

/**
 * Asks the payment provider about undecided attempts. An attempt stays undecided if the shopper didn't return, an event was lost or a
 * process died. Creates missing orders, puts the items of ended attempts back into stock and refunds late payments. Returns the number of
 * attempts that it checked.
 */
export async function reconcilePayments(deps: ReconcileDeps): Promise<number> {
  const { db, now, log } = deps
  const ids = await takeQuiet(deps)
  for (const id of ids) {
    try {
      const payment = await findPayment(db, id)
      if (payment) await settlePayment(deps, payment)
    } catch (error) {
      log('error', 'Couldn’t reconcile a payment; retrying', {
        id,
        error,
        at: now().toISOString(),
      })
    }
  }
  return ids.length
}

/**
 * Picks the attempts that were checked longest ago, and marks them as checked before they are checked. So an attempt whose check always
 * fails doesn't delay the checks of all others.
 */
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
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    const ids = found.map(({ id }) => id)
    if (ids.length > 0) await tx.update(payments).set({ updatedAt: now() }).where(inArray(payments.id, ids))
    return ids
  })
}
