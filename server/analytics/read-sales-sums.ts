import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { BandSales } from '../../domain/analytics/baskets.ts'
import type { CohortMonth } from '../../domain/analytics/cohorts.ts'
import {
  type ReportPeriod,
  getPreviousPeriod,
  chooseSliceDays,
} from '../../domain/analytics/report-period.ts'
import { SEGMENTS } from '../../domain/analytics/segments.ts'
import type { Database } from '../db/database.ts'

/** Selects the sales to read: either the sample shop's sales or the real sales, in one period. */
export type SalesQuery = { sample: boolean; period: ReportPeriod }

const number = z.coerce.number()
const segment = z.enum(SEGMENTS)

const sliceRow = z.object({
  current: z.boolean(),
  segment,
  /** The number of the time slice (such as a day or a week) in its period. Slice 0 is the latest. */
  slice: number,
  orders: number,
  cents: number,
  items: number,
})

/** Reads the sales of a period and of the period before, per customer segment and time slice. */
export async function readSegmentSales(db: Database, { sample, period }: SalesQuery) {
  const before = getPreviousPeriod(period)
  const isCurrent = sql`(day >= ${period.from}::date)`
  const { rows } = await db.execute(sql`
    select ${isCurrent} as current, customer_type as segment,
      (case when ${isCurrent} then ${period.to}::date else ${before.to}::date end - day) / ${chooseSliceDays(period)}::int as slice,
      sum(orders) as orders, sum(cents) as cents, sum(items) as items
    from sales_baskets where sample = ${sample} and day between ${before.from}::date and ${period.to}::date
    group by 1, 2, 3`)
  return rows.map((row) => sliceRow.parse(row))
}

const placeRow = z.object({
  country: z.string(),
  region: z.string(),
  segment,
  orders: number,
  cents: number,
  items: number,
  coupon_orders: number,
  high_orders: number,
  customers: number,
  repeat_customers: number,
  before_orders: number,
  before_cents: number,
})

export type PlaceSales = Awaited<ReturnType<typeof readSalesByPlace>>[number]

/** Reads the sales of a period and of the period before, per place and customer segment. */
export async function readSalesByPlace(db: Database, { sample, period }: SalesQuery) {
  const { from: firstDay } = getPreviousPeriod(period)
  const now = sql`filter (where day >= ${period.from}::date)`
  const earlier = sql`filter (where day < ${period.from}::date)`
  const sum = (column: string, some = now) => sql`coalesce(sum(${sql.identifier(column)}) ${some}, 0)`
  const { rows } = await db.execute(sql`
    select country, region, customer_type as segment, ${sum('orders')} as orders, ${sum('cents')} as cents, ${sum('items')} as items,
      ${sum('coupon_orders')} as coupon_orders, ${sum('high_orders')} as high_orders, ${sum('customers')} as customers,
      ${sum('repeat_customers')} as repeat_customers, ${sum('orders', earlier)} as before_orders,
      ${sum('cents', earlier)} as before_cents
    from sales_daily where sample = ${sample} and day between ${firstDay}::date and ${period.to}::date
    group by country, region, customer_type`)
  return rows.map((given) => {
    const { coupon_orders, high_orders, repeat_customers, before_orders, before_cents, ...row } =
      placeRow.parse(given)
    return {
      ...row,
      couponOrders: coupon_orders,
      highOrders: high_orders,
      repeatCustomers: repeat_customers,
      beforeOrders: before_orders,
      beforeCents: before_cents,
    }
  })
}

const bandRow = z.object({ band: number, orders: number, cents: number })

/** Reads the sales of a period, grouped by the number of items per order. */
export async function readSalesByBasketSize(
  db: Database,
  { sample, period }: SalesQuery,
): Promise<BandSales[]> {
  const { rows } = await db.execute(sql`
    select band, sum(orders) as orders, sum(cents) as cents
    from sales_baskets where sample = ${sample} and day between ${period.from}::date and ${period.to}::date
    group by band`)
  return rows.map((row) => bandRow.parse(row))
}

const cohortRow = z.object({ first_month: z.string(), month: z.string(), customers: number })

/**
 * Reads cohorts. A cohort consists of the customers whose first order was in the same month. For each cohort of the period, returns the
 * number of customers who ordered, per month until the period's end.
 */
export async function readSalesByCohort(
  db: Database,
  { sample, period }: SalesQuery,
): Promise<CohortMonth[]> {
  const month = (date: string) => sql`date_trunc('month', ${date}::timestamp)::date`
  const { rows } = await db.execute(sql`
    select to_char(first_month, 'YYYY-MM-DD') as first_month, to_char(month, 'YYYY-MM-DD') as month, sum(customers) as customers
    from sales_cohorts
    where sample = ${sample} and first_month between ${month(period.from)} and ${month(period.to)} and month <= ${month(period.to)}
    group by 1, 2`)
  return rows.map((given) => {
    const { first_month: firstMonth, ...row } = cohortRow.parse(given)
    return { ...row, firstMonth }
  })
}
