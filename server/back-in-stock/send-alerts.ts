import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { backInStockAlerts } from '../db/schema/back-in-stock.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import type { Deps } from '../deps.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { composeBackInStockMail } from './alert-mails.ts'
import { buyableCondition, AWAITED_ITEM_COLUMNS, toAwaitedItem } from './awaited-item.ts'

const BATCH_SIZE = 200

/**
 * E-mails the shoppers who wait for variants that can be bought again, and deletes their addresses in the same transaction. Returns the
 * number of e-mails. Runs regularly and checks the stock, because sales, refunds, edits, imports and expired reservations can all change
 * it.
 */
export async function sendAlerts({ db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>): Promise<number> {
  let sent = 0
  for (let batch = BATCH_SIZE; batch === BATCH_SIZE; sent += batch) {
    batch = await db.transaction(async (tx) => {
      const due = await tx
        .select({ alert: backInStockAlerts, item: AWAITED_ITEM_COLUMNS })
        .from(backInStockAlerts)
        .innerJoin(variants, eq(variants.id, backInStockAlerts.variantId))
        .innerJoin(products, eq(products.id, variants.productId))
        .where(and(isNotNull(backInStockAlerts.confirmedAt), buyableCondition))
        .orderBy(asc(backInStockAlerts.id))
        .limit(BATCH_SIZE)
        .for('update', { of: backInStockAlerts, skipLocked: true })
      for (const { alert, item } of due)
        await enqueueMail(tx, composeBackInStockMail(env, alert, toAwaitedItem(item)), now())
      const ids = due.map(({ alert }) => alert.id)
      if (ids.length > 0) await tx.delete(backInStockAlerts).where(inArray(backInStockAlerts.id, ids))
      return due.length
    })
  }
  return sent
}
