import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { backInStockAlerts } from '../db/schema/back-in-stock.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import type { Deps } from '../deps.ts'
import { writeMail } from '../platform/outbox/write-mail.ts'
import { backInStockMail } from './alert-mails.ts'
import { canBeBought, ITEM, nameOf } from './awaited-item.ts'

const BATCH = 200

/**
 * E-mails all shoppers whose variant can be bought again, deletes their addresses in the same transaction, and returns their number. Runs
 * regularly and checks the stock, because many things change it: sales, refunds, edits, imports and expired reservations.
 */
export async function sendAlerts({ db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>): Promise<number> {
  let sent = 0
  for (let batch = BATCH; batch === BATCH; sent += batch) {
    batch = await db.transaction(async (tx) => {
      const due = await tx
        .select({ alert: backInStockAlerts, item: ITEM })
        .from(backInStockAlerts)
        .innerJoin(variants, eq(variants.id, backInStockAlerts.variantId))
        .innerJoin(products, eq(products.id, variants.productId))
        .where(and(isNotNull(backInStockAlerts.confirmedAt), canBeBought))
        .orderBy(asc(backInStockAlerts.id))
        .limit(BATCH)
        .for('update', { of: backInStockAlerts, skipLocked: true })
      for (const { alert, item } of due) await writeMail(tx, backInStockMail(env, alert, nameOf(item)), now())
      const ids = due.map(({ alert }) => alert.id)
      if (ids.length > 0) await tx.delete(backInStockAlerts).where(inArray(backInStockAlerts.id, ids))
      return due.length
    })
  }
  return sent
}
