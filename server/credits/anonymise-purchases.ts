import { getRules } from '../../domain/settings/rules.ts'
import { and, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { SHOP_TIME_ZONE, toShopDate } from '../../domain/checkout/shop-clock.ts'
import { creditPurchases } from '../db/schema/credits.ts'
import type { Deps } from '../deps.ts'

const BATCH_SIZE = 500
const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * The new values of the columns that are emptied to anonymise a purchase. Package, amounts, taxes, country and province are kept for
 * bookkeeping.
 */
export const ANONYMOUS_BUYER = { email: null, receiptToken: null } as const

/**
 * Anonymises up to 500 purchases of credits after their retention period, which differs between paid and unpaid purchases. Returns the
 * number of purchases.
 */
export async function anonymisePurchases({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const firstKept = `${Number(toShopDate(now()).slice(0, 4)) - getRules().keeping.orderYears}-01-01`
  const ended: SQL<Date> = sql`(${firstKept}::date::timestamp at time zone ${SHOP_TIME_ZONE})`
  const due = or(
    and(
      inArray(creditPurchases.state, ['failed', 'expired']),
      lt(creditPurchases.updatedAt, new Date(now().getTime() - getRules().keeping.unpaidDays * DAY_MS)),
    ),
    lt(creditPurchases.createdAt, ended),
  )
  const ids = db
    .select({ id: creditPurchases.id })
    .from(creditPurchases)
    .where(and(isNotNull(creditPurchases.email), due))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  const stripped = await db
    .update(creditPurchases)
    .set(ANONYMOUS_BUYER)
    .where(inArray(creditPurchases.id, ids))
    .returning({ id: creditPurchases.id })
  return stripped.length
}
