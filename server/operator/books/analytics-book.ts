import { type SQL, sql } from 'drizzle-orm'
import { selectSalesOrders } from '../../analytics/index.ts'
import type { DatabaseBook } from './book.ts'

/** Finds days whose stored totals differ from the sums of the sales on that day. */
const unequalDays = (sums: string): SQL => sql`
  select coalesce(s.day, c.day)::text as id from (
    select sample, day, sum(orders) as orders, sum(cents) as cents, sum(items) as items from ${sql.identifier(sums)} group by 1, 2
  ) s full join (
    select sample, placed_on as day, count(*) as orders, sum(cents) as cents, sum(items) as items from sales group by 1, 2
  ) c on c.sample = s.sample and c.day = s.day
  where (coalesce(s.orders, 0), coalesce(s.cents, 0), coalesce(s.items, 0))
    <> (coalesce(c.orders, 0), coalesce(c.cents, 0), coalesce(c.items, 0))`

export const analyticsBook: DatabaseBook = {
  name: 'Sales analytics',
  counts: {
    'orders counted': sql`select count(*) from sales`,
    'cents counted': sql`select coalesce(sum(cents), 0) as count from sales`,
  },
  rules: [
    {
      says: 'orders that are counted incorrectly',
      broken: sql`select coalesce(c.order_id, s.order_id) as id from (${selectSalesOrders()}) c
        full join sales s on s.order_id = c.order_id
        where (c.cents, c.items, c.placed_on, c.customer_key, c.customer_type)
          is distinct from (s.cents, s.items, s.placed_on, s.customer_key, s.customer_type)`,
    },
    { says: 'days with wrong sums by place', broken: unequalDays('sales_daily') },
    { says: 'days with wrong sums by basket', broken: unequalDays('sales_baskets') },
    {
      says: 'months with wrong sums of returning customers',
      broken: sql`select coalesce(s.month, c.month)::text as id from (
          select sample, month, sum(orders) as orders, sum(cents) as cents from sales_cohorts group by 1, 2
        ) s full join (
          select sample, date_trunc('month', placed_on::timestamp)::date as month, count(*) as orders, sum(cents) as cents
          from sales group by 1, 2
        ) c on c.sample = s.sample and c.month = s.month
        where (coalesce(s.orders, 0), coalesce(s.cents, 0)) <> (coalesce(c.orders, 0), coalesce(c.cents, 0))`,
    },
  ],
}
