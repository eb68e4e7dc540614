import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../db/database.ts'
import { BASKET_BAND_STARTS_SQL, HIGH_VALUE_CENTS_SQL, lockSales, SALES_COLUMNS } from './count-sales.ts'
import { selectSalesOrders } from './sales-facts.ts'

/**
 * The maximum number of orders or buyers per statement. A larger statement could take over 20 seconds. The shop would then think that the
 * embedded database hangs, and restart it.
 */
const ROWS_PER_STATEMENT = 10_000

/**
 * Rebuilds the sales statistics from all orders, for example to repair them. Transactions that pay an order during the rebuild wait until
 * it ends.
 */
export async function rebuildSales(tx: Transaction): Promise<void> {
  await lockSales(tx)
  await tx.execute(sql`truncate sales, sales_daily, sales_baskets, sales_cohorts`)
  await writeFacts(tx)
  await tx.execute(sql`analyze sales`)
  await findBuyers(tx)
  const { rows } = await tx.execute(sql`
    select to_char(month, 'YYYY-MM-DD') as month from generate_series(
      (select date_trunc('month', min(placed_on)::timestamp) from sales), (select max(placed_on)::timestamp from sales), interval '1 month') month`)
  for (const row of rows) await sumMonth(tx, z.object({ month: z.string() }).parse(row).month)
  await tx.execute(sql`drop table sale_buyers`)
  for (const table of ['sales_daily', 'sales_baskets', 'sales_cohorts'])
    await tx.execute(sql`analyze ${sql.identifier(table)}`)
}

async function writeFacts(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute(sql`select coalesce(max(id), 0) as last from orders`)
  const { last } = z.object({ last: z.coerce.number() }).parse(rows[0])
  for (let start = 0; start < last; start += ROWS_PER_STATEMENT) {
    const some = sql`o.id > ${start}::bigint and o.id <= ${start + ROWS_PER_STATEMENT}::bigint`
    await tx.execute(
      sql`insert into sales (${SALES_COLUMNS}) select ${SALES_COLUMNS} from (${selectSalesOrders(some)}) counted`,
    )
  }
}

/** Finds each buyer's first order, and whether the buyer has ordered again. */
async function findBuyers(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    create temporary table sale_buyers (sample boolean, customer_key text, customer_type text, country text, region text, first_on date,
      repeated boolean) on commit drop`)
  for (const sample of [true, false]) {
    for (let after: string | null = ''; after !== null;) after = await findSomeBuyers(tx, sample, after)
  }
  await tx.execute(sql`create index on sale_buyers (sample, customer_key)`)
  await tx.execute(sql`create index on sale_buyers (first_on)`)
  await tx.execute(sql`analyze sale_buyers`)
}

/** Adds the next batch of buyers to the temporary table, in the order of their keys. Returns the last key, or null after the last batch. */
async function findSomeBuyers(tx: Transaction, sample: boolean, after: string): Promise<string | null> {
  const { rows } = await tx.execute(sql`
    select max(customer_key) as last from (
      select customer_key from sales where sample = ${sample} and customer_key > ${after}
      order by customer_key limit ${ROWS_PER_STATEMENT}
    ) next`)
  const { last } = z.object({ last: z.string().nullable() }).parse(rows[0])
  if (last === null) return null
  await tx.execute(sql`
    insert into sale_buyers
    select distinct on (customer_key) sample, customer_key, customer_type, country, region, placed_on,
      count(*) over (partition by customer_key) > 1
    from sales where sample = ${sample} and customer_key > ${after} and customer_key <= ${last}
    order by customer_key, placed_on, order_id`)
  return last
}

/** Calculates the sums of the month that starts on the given day. */
async function sumMonth(tx: Transaction, month: string): Promise<void> {
  const within = (column: string): SQL =>
    sql`${sql.identifier(column)} between ${month}::date and (${month}::date + interval '1 month - 1 day')::date`
  await tx.execute(sql`
    insert into sales_daily (sample, day, customer_type, country, region, orders, cents, items, coupon_orders, high_orders,
      customers, repeat_customers)
    select s.*, coalesce(b.customers, 0), coalesce(b.repeated, 0) from (
      select sample, placed_on, customer_type, country, region, count(*), sum(cents), sum(items), count(coupon_code),
        count(*) filter (where cents > ${HIGH_VALUE_CENTS_SQL})
      from sales where sample in (true, false) and ${within('placed_on')} group by 1, 2, 3, 4, 5
    ) s left join (
      select sample, first_on as placed_on, customer_type, country, region, count(*) as customers, count(*) filter (where repeated) as repeated
      from sale_buyers where ${within('first_on')} group by 1, 2, 3, 4, 5
    ) b using (sample, placed_on, customer_type, country, region)`)
  await tx.execute(sql`
    insert into sales_baskets (sample, day, customer_type, band, orders, cents, items)
    select sample, placed_on, customer_type, width_bucket(items, ${BASKET_BAND_STARTS_SQL}), count(*), sum(cents), sum(items)
    from sales where sample in (true, false) and ${within('placed_on')} group by 1, 2, 3, 4`)
  await tx.execute(sql`
    insert into sales_cohorts (sample, customer_type, first_month, month, customers, orders, cents)
    select s.sample, b.customer_type, date_trunc('month', b.first_on::timestamp)::date, ${month}::date, count(distinct s.customer_key),
      count(*), sum(s.cents)
    from sales s join sale_buyers b on b.sample = s.sample and b.customer_key = s.customer_key
    where s.sample in (true, false) and ${within('placed_on')} group by 1, 2, 3`)
}
