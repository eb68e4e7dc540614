import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ReportPeriod, getPreviousPeriod } from '../../domain/analytics/report-period.ts'
import { addDays } from '../../domain/checkout/calendar-date.ts'
import { SHOP_TIME_ZONE } from '../../domain/checkout/shop-clock.ts'
import type { Database } from '../db/database.ts'

const whole = z.coerce.number().int()
const row = z.object({ purchases: whole, cents: whole, earlier_cents: whole })

/** Sums the sales of credits in a period and in the period before, in cents, with taxes and minus refunds. */
export async function readCreditSales(db: Database, period: ReportPeriod) {
  const midnight = (day: string) => sql`(${day}::date::timestamp at time zone ${SHOP_TIME_ZONE})`
  const isNow = sql`created_at >= ${midnight(period.from)}`
  const refunded = sql`(select coalesce(sum(back.amount_cents), 0) from credit_money_back back
    where back.purchase_id = bought.id and back.kind = 'refund' and back.status = 'refunded')`
  const { rows } = await db.execute(sql`
    select count(*) filter (where ${isNow}) as purchases,
      coalesce(sum(kept) filter (where ${isNow}), 0) as cents,
      coalesce(sum(kept) filter (where not ${isNow}), 0) as earlier_cents
    from (
      select created_at, amount_cents - ${refunded} as kept from credit_purchases bought
      where state = 'paid' and created_at >= ${midnight(getPreviousPeriod(period).from)}
        and created_at < ${midnight(addDays(period.to, 1))}
    ) sold`)
  const { purchases, cents, earlier_cents: earlierCents } = row.parse(rows[0])
  return { purchases, cents, earlierCents }
}
