import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { BASKET_BANDS } from '../../domain/analytics/baskets.ts'
import { HIGH_VALUE_THRESHOLD_CENTS } from '../../domain/analytics/high-value.ts'
import type { Transaction } from '../db/database.ts'
import { selectSalesOrders } from './sales-facts.ts'

/**
 * The key of an advisory lock. Each transaction that changes the sales statistics holds this lock until it ends, so that two transactions
 * never count orders of the same buyer or day at the same time.
 */
const ADVISORY_LOCK_ID = 7_041_776

export async function lockSales(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK_ID}::bigint)`)
}

export const SALES_COLUMNS: SQL = sql.raw(
  'order_id, sample, placed_on, country, region, city, customer_type, customer_key, items, coupon_code, cents',
)

/**
 * Updates the sales statistics for orders that were paid, partly refunded or cancelled. Call it at the end of the transaction that changes
 * the orders. A repeated call has no effect. All orders of each affected buyer are subtracted and added again, because the change may make
 * another order the buyer's first one.
 */
export async function recordSales(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return
  const ids = sql`any(${sql.param([...orderIds])}::bigint[])`
  await lockSales(tx)
  const now = selectSalesOrders(sql`o.id = ${ids}`)
  const { rows } = await tx.execute(sql`
    select customer_key from sales where order_id = ${ids} union select customer_key from (${now}) counted`)
  const keys = rows.map((row) => buyerRow.parse(row).customer_key)
  // `sample in (true, false)` is always true. With this condition, PostgreSQL uses the index, whose first column is `sample`.
  const ofBuyers = sql`where sample in (true, false) and customer_key = any(${sql.param(keys)}::text[])`
  await addUp(tx, -1, ofBuyers)
  await tx.execute(sql`delete from sales where order_id = ${ids}`)
  await tx.execute(sql`insert into sales (${SALES_COLUMNS}) select ${SALES_COLUMNS} from (${now}) counted`)
  await addUp(tx, 1, ofBuyers)
}

const buyerRow = z.object({ customer_key: z.string() })

/**
 * Adds the orders that match `filter` to the statistics tables if `sign` is 1, or subtracts them if it is -1. The filter must select all
 * orders of a buyer or none, because the statistics depend on which order was the buyer's first.
 */
async function addUp(tx: Transaction, sign: 1 | -1, filter: SQL): Promise<void> {
  const [n, rows] = [sql.raw(String(sign)), ranked(filter)]
  await tx.execute(sql`
    insert into sales_daily as d (sample, day, customer_type, country, region, orders, cents, items, coupon_orders, high_orders,
      customers, repeat_customers)
    select sample, placed_on, customer_type, country, region, ${n} * count(*), ${n} * sum(cents), ${n} * sum(items),
      ${n} * count(coupon_code), ${n} * count(*) filter (where cents > ${HIGH_VALUE_CENTS_SQL}),
      ${n} * count(*) filter (where place = 1), ${n} * count(*) filter (where place = 1 and of_buyer > 1)
    from (${rows}) ranked group by sample, placed_on, customer_type, country, region
    on conflict (sample, day, customer_type, country, region) do update set orders = d.orders + excluded.orders,
      cents = d.cents + excluded.cents, items = d.items + excluded.items, coupon_orders = d.coupon_orders + excluded.coupon_orders,
      high_orders = d.high_orders + excluded.high_orders, customers = d.customers + excluded.customers,
      repeat_customers = d.repeat_customers + excluded.repeat_customers`)
  await tx.execute(sql`
    insert into sales_baskets as b (sample, day, customer_type, band, orders, cents, items)
    select sample, placed_on, customer_type, width_bucket(items, ${BASKET_BAND_STARTS_SQL}), ${n} * count(*), ${n} * sum(cents), ${n} * sum(items)
    from sales ${filter} group by sample, placed_on, customer_type, width_bucket(items, ${BASKET_BAND_STARTS_SQL})
    on conflict (sample, day, customer_type, band) do update set orders = b.orders + excluded.orders,
      cents = b.cents + excluded.cents, items = b.items + excluded.items`)
  await tx.execute(sql`
    insert into sales_cohorts as c (sample, customer_type, first_month, month, customers, orders, cents)
    select sample, first_type, date_trunc('month', first_on::timestamp)::date, date_trunc('month', placed_on::timestamp)::date,
      ${n} * count(distinct customer_key), ${n} * count(*), ${n} * sum(cents)
    from (${rows}) ranked group by 1, 2, 3, 4
    on conflict (sample, customer_type, first_month, month) do update set customers = c.customers + excluded.customers,
      orders = c.orders + excluded.orders, cents = c.cents + excluded.cents`)
}

export const HIGH_VALUE_CENTS_SQL: SQL = sql.raw(String(HIGH_VALUE_THRESHOLD_CENTS))
export const BASKET_BAND_STARTS_SQL: SQL = sql.raw(`array[${BASKET_BANDS.join(', ')}]`)

/**
 * Selects orders. For each order, also returns its position among the buyer's orders, the number of the buyer's orders, and the type and
 * day of the buyer's first order.
 */
const ranked = (filter: SQL): SQL => sql`
  select *, row_number() over (buyer order by placed_on, order_id) as place, count(*) over (buyer) as of_buyer,
    first_value(customer_type) over (buyer order by placed_on, order_id) as first_type,
    first_value(placed_on) over (buyer order by placed_on, order_id) as first_on
  from sales ${filter}
  window buyer as (partition by sample, customer_key)`
