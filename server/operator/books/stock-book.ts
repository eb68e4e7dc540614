import { sql } from 'drizzle-orm'
import type { DatabaseBook } from './book.ts'

const PENDING_STATES = sql.raw(`('reserved', 'paying')`)

/** Counts, for each variant, the pieces that pending payments have reserved. */
const accepted = sql`
  select p.id as payment_id, (line ->> 'variantId')::bigint as variant_id, sum((line ->> 'quantity')::int) as quantity
  from payments p, jsonb_array_elements(p.accepted_order -> 'lines') line where p.state in ${PENDING_STATES} group by 1, 2`

export const stockBook: DatabaseBook = {
  name: 'Stock',
  counts: {
    'variants with stock': sql`select count(*) from variants where stock is not null`,
    pieces: sql`select coalesce(sum(stock), 0) as count from variants where stock > 0`,
    reservations: sql`select count(*) from stock_reservations`,
    'pieces reserved': sql`select coalesce(sum(quantity), 0) as count from stock_reservations`,
  },
  rules: [
    {
      says: 'variants below zero that may not be sold without stock',
      broken: sql`select id from variants where stock < 0 and stock_policy <> 'continue'`,
    },
    {
      says: 'decided payments that still hold stock',
      broken: sql`select distinct r.payment_id as id from stock_reservations r join payments p on p.id = r.payment_id
        where p.state not in ${PENDING_STATES}`,
    },
    {
      says: 'pending payments that hold other pieces than were accepted',
      broken: sql`select distinct coalesce(a.payment_id, r.payment_id) as id from (${accepted}) a
        join variants v on v.id = a.variant_id and v.stock is not null
        full join (select r.* from stock_reservations r join payments p on p.id = r.payment_id where p.state in ${PENDING_STATES}) r
          on r.payment_id = a.payment_id and r.variant_id = a.variant_id
        where a.quantity is distinct from r.quantity
          and not exists (select from variants gone where gone.id = r.variant_id and gone.stock is null)`,
    },
    {
      says: 'products that lists show as sold out or on sale although their stock says otherwise',
      broken: sql`select p.handle as id from products p where p.available_for_sale <> exists (
        select from variants v where v.product_id = p.id and v.stop is null
          and (v.stock is null or v.stock > 0 or v.stock_policy = 'continue'))`,
    },
  ],
}
