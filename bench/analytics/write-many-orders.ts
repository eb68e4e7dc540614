import { sql } from 'drizzle-orm'
import type { Database } from '../../server/db/database.ts'

const ORDERS_PER_STATEMENT = 10_000

/**
 * The provinces and states from which orders come. A region with more orders occurs more often in the list, and most orders come from near
 * the shop.
 */
const PLACES =
  'ON ON ON ON ON ON ON ON ON QC QC BC BC AB AB MB SK NS NB NL PE YT NT NU NY NY NY PA PA MI OH TX CA FL GA WA OR IL MA NJ CT VT ME NH VA NC'

/**
 * Writes paid orders from thousands of buyers, spread over the three years before `until`, in the form in which the checkout stores orders.
 * The same arguments give the same orders. One buyer in thirteen is a business, which places larger orders.
 */
export async function writeManyOrders(db: Database, orders: number, until: Date): Promise<void> {
  const places = sql.raw(`array['${PLACES.split(' ').join("','")}']`)
  const count = PLACES.split(' ').length
  for (let start = 1; start <= orders; start += ORDERS_PER_STATEMENT) {
    const end = Math.min(orders, start + ORDERS_PER_STATEMENT - 1)
    await db.execute(sql`
      insert into orders (id, number, token, email, address, customer_type, shipping_method, subtotal_cents, shipping_cents, total_cents,
        discount_code, placed_at)
      select n, 'B' || n, 'B' || n, 'buyer@example.invalid',
        jsonb_build_object('firstName', 'Ada', 'lastName', 'Buyer ' || b, 'company', '', 'address1', '', 'address2', '',
          'city', 'Town ' || b % 400, 'province', (${places})[1 + b % ${count}::int],
          'country', case when b % ${count}::int < 24 then 'CA' else 'US' end, 'postalCode', ''),
        case when b % 13 = 0 then 'b2b' else 'b2c' end, 'canada', c, 0, c, case when n % 11 = 0 then 'WELCOME10' end,
        ${until.toISOString()}::timestamptz - (${orders}::float8 - n) / ${orders}::float8 * interval '1092 days'
      from (select n, (n * 7919) % (${orders}::bigint * 2 / 5 + 1) as b, 499 + (n * 104729) % 9000 + case when n % 97 = 0 then 40000 else 0 end as c
        from generate_series(${start}::bigint, ${end}::bigint) n) made`)
    await db.execute(sql`
      insert into order_lines (order_id, title, quantity, unit_price_cents)
      select n, 'Decal', 1 + (n * 31) % 7 + case when n % 41 = 0 then 30 else 0 end, 499
      from generate_series(${start}::bigint, ${end}::bigint) n`)
    await db.execute(sql`
      insert into order_identities (order_id, email_key)
      select id, 'key of ' || (address ->> 'lastName') from orders where id between ${start}::bigint and ${end}::bigint`)
    process.stdout.write(`\r${end} orders written`)
  }
  process.stdout.write('\n')
  await db.execute(sql`select setval('orders_id_seq', ${orders}::bigint)`)
  // Each table has its own statement. A single statement for all tables could take more than 20 seconds, after which the shop assumes that
  // the embedded database hangs and restarts it.
  for (const table of ['orders', 'order_lines', 'order_identities'])
    await db.execute(sql`analyze ${sql.identifier(table)}`)
}
