import { type SQL, sql } from 'drizzle-orm'
import { SHOP_TIME_ZONE } from '../../domain/checkout/shop-clock.ts'

export const ORDER_DAY_SQL: SQL = sql.raw(`(o.placed_at at time zone '${SHOP_TIME_ZONE}')::date`)

/**
 * Selects the orders that count as sales, in the columns of the table `sales`. Partial refunds are subtracted; fully refunded orders are
 * left out. Buyers are identified by e-mail address. Buyers of sample orders have no address, so they are identified by name and town. The
 * parameter `some` is an additional SQL condition on the orders (alias `o`).
 */
export const selectSalesOrders = (some: SQL = sql`true`): SQL => sql`
  select o.id as order_id, o.sample, ${ORDER_DAY_SQL} as placed_on,
    o.address ->> 'country' as country, o.address ->> 'province' as region, o.address ->> 'city' as city, o.customer_type,
    case when o.sample
      then 'sample:' || md5(lower(concat_ws('|', o.address ->> 'firstName', o.address ->> 'lastName', o.address ->> 'city')))
      else coalesce(i.email_key, 'order:' || o.id) end as customer_key,
    coalesce((select sum(l.quantity) from order_lines l where l.order_id = o.id), 0)::int as items, o.discount_code as coupon_code,
    (o.total_cents - coalesce((select sum(r.amount_cents) from refunds r where r.order_id = o.id and r.state = 'refunded'), 0))::int as cents
  from orders o left join order_identities i on i.order_id = o.id
  where o.status not in ('cancelled', 'refunded') and ${some}`
