import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AnalyticsOrder } from '../../contract/analytics.ts'
import {
  MAX_HIGH_VALUE_ORDERS,
  HIGH_VALUE_THRESHOLD_CENTS,
  selectTopOrders,
} from '../../domain/analytics/high-value.ts'
import type { ReportPeriod } from '../../domain/analytics/report-period.ts'
import type { CustomerSegment } from '../../domain/analytics/segments.ts'
import type { Database } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { sales } from '../db/schema/sales.ts'
import type { SalesQuery } from './read-sales-sums.ts'

export type SalesCursor = { placedOn: string; orderId: number }
type SalesListRequest = {
  sample: boolean
  period: ReportPeriod | null
  limit: number
  after: SalesCursor | null
}

/** Lists the orders that are in the sales statistics, newest first, with the cursor of the next page. */
export async function listSales(
  db: Database,
  { sample, period, limit, after }: SalesListRequest,
): Promise<{ records: AnalyticsOrder[]; next: SalesCursor | null }> {
  const rows = await db
    .select(columns)
    .from(sales)
    .innerJoin(orders, eq(orders.id, sales.orderId))
    .where(
      and(
        eq(sales.sample, sample),
        period ? gte(sales.placedOn, period.from) : undefined,
        period ? lte(sales.placedOn, period.to) : undefined,
        after
          ? sql`(${sales.placedOn}, ${sales.orderId}) < (${after.placedOn}::date, ${after.orderId}::bigint)`
          : undefined,
      ),
    )
    .orderBy(desc(sales.placedOn), desc(sales.orderId))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    records: page.map(recordOf),
    next: rows.length > limit && last ? { placedOn: last.placedOn, orderId: last.orderId } : null,
  }
}

const highRow = z.object({ order_id: z.coerce.number(), cents: z.coerce.number() })

/**
 * Lists the five largest orders over 50 dollars in a period. Reads the top five of each day from an index, so the query doesn't get slower
 * as the number of orders grows.
 */
export async function listTopSales(db: Database, { sample, period }: SalesQuery): Promise<AnalyticsOrder[]> {
  const { rows } = await db.execute(sql`
    select top.order_id, top.cents from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') day
    cross join lateral (
      select order_id, cents from sales
      where sample = ${sample} and placed_on = day::date and cents > ${HIGH_VALUE_THRESHOLD_CENTS}
      order by cents desc, order_id desc limit ${MAX_HIGH_VALUE_ORDERS}
    ) top`)
  const candidates = rows.map((row) => highRow.parse(row))
  const top = selectTopOrders(candidates.map(({ order_id: orderId, cents }) => ({ orderId, cents })))
  if (top.length === 0) return []
  const ids = top.map(({ orderId }) => orderId)
  const found = await db
    .select(columns)
    .from(sales)
    .innerJoin(orders, eq(orders.id, sales.orderId))
    .where(inArray(sales.orderId, ids))
  return ids.flatMap((id) => found.filter(({ orderId }) => orderId === id).map(recordOf))
}

const columns = {
  orderId: sales.orderId,
  number: orders.number,
  cents: sales.cents,
  address: orders.address,
  customerType: sales.customerType,
  country: sales.country,
  region: sales.region,
  city: sales.city,
  items: sales.items,
  couponCode: sales.couponCode,
  placedOn: sales.placedOn,
  sample: sales.sample,
}

type Row = Pick<
  typeof sales.$inferSelect,
  | 'orderId'
  | 'cents'
  | 'customerType'
  | 'country'
  | 'region'
  | 'city'
  | 'items'
  | 'couponCode'
  | 'placedOn'
  | 'sample'
> &
  Pick<typeof orders.$inferSelect, 'number' | 'address'>

const segment = (text: string): CustomerSegment => (text === 'b2b' ? 'b2b' : 'b2c')

function recordOf(row: Row): AnalyticsOrder {
  return {
    orderId: row.number,
    orderTotal: row.cents / 100,
    customerName: `${row.address.firstName} ${row.address.lastName}`.trim(),
    customerType: segment(row.customerType),
    shipCountry: row.country,
    shipState: row.region,
    shipCity: row.city,
    numberOfItems: row.items,
    couponCode: row.couponCode,
    placedOn: row.placedOn,
    sample: row.sample,
  }
}
