import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { creditPurchases } from '../db/schema/credits.ts'
import { getPurchase } from './credit-purchases.ts'
import { type SettlePurchaseDeps, settlePurchase } from './settle-purchase.ts'

const BATCH_SIZE = 50
// The time in ms after which the shop asks the provider about an undecided purchase. Usually the return page or the webhook decides it
// sooner; after this time, both may have failed.
const QUIET_MS = 60_000

/**
 * Asks the payment provider about undecided purchases. A purchase stays undecided if the buyer didn't return, an event was lost or a
 * process died. Returns the number of purchases that it checked.
 */
export async function reconcilePurchases(deps: SettlePurchaseDeps): Promise<number> {
  const ids = await takeQuiet(deps)
  for (const id of ids) {
    try {
      await settlePurchase(deps, await getPurchase(deps.db, id))
    } catch (error) {
      deps.log('error', 'Couldn’t reconcile a purchase of credits; retrying', {
        id,
        error,
      })
    }
  }
  return ids.length
}

/**
 * Picks the purchases that were checked longest ago, and marks them as checked before they are checked. So a purchase whose check always
 * fails doesn't delay the checks of all others.
 */
async function takeQuiet({ db, now, payments: providers }: SettlePurchaseDeps): Promise<string[]> {
  const undecided = and(
    eq(creditPurchases.state, 'started'),
    inArray(
      creditPurchases.provider,
      providers.all.map(({ id }) => id),
    ),
    lt(creditPurchases.updatedAt, new Date(now().getTime() - QUIET_MS)),
  )
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: creditPurchases.id })
      .from(creditPurchases)
      .where(undecided)
      .orderBy(asc(creditPurchases.updatedAt))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    const ids = found.map(({ id }) => id)
    if (ids.length > 0)
      await tx.update(creditPurchases).set({ updatedAt: now() }).where(inArray(creditPurchases.id, ids))
    return ids
  })
}
