import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { creditPurchases } from '../db/schema/credits.ts'
import { getPurchase } from './purchases.ts'
import { type SettlePurchaseDeps, settlePurchase } from './settle-purchase.ts'

const BATCH = 50
// The age in ms of an undecided purchase after which the shop asks the provider. By then, the return page or the webhook may have been
// lost.
const QUIET_MS = 60_000

/**
 * Asks the payment provider about undecided purchases: the buyer may not have returned, an event may have been lost, or a process may have
 * died. Returns the number of purchases that it checked.
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

/** Picks the purchases that were checked longest ago. Marks them as checked first, so that a failing purchase doesn't block the others. */
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
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const ids = found.map(({ id }) => id)
    if (ids.length > 0)
      await tx.update(creditPurchases).set({ updatedAt: now() }).where(inArray(creditPurchases.id, ids))
    return ids
  })
}
