import { sql } from 'drizzle-orm'
import type { DatabaseBook } from './book.ts'

// The minimum time for which rows of the outbox are kept after they are done.
const REMEMBERED_FOR = sql.raw(`interval '7 days'`)

export const productionBook: DatabaseBook = {
  name: 'Production jobs',
  counts: {
    jobs: sql`select count(*) from jobs`,
    'with files': sql`select count(*) from jobs where made_at is not null`,
    'files due': sql`select count(*) from outbox where kind = 'production' and done_at is null`,
  },
  rules: [
    {
      says: 'orders to be sent that have no job',
      broken: sql`select number as id from orders o where not sample and cleared_at is null and shipping_method <> 'download'
        and not exists (select from jobs j where j.order_id = o.id)`,
    },
    {
      says: 'jobs whose line belongs to another order',
      broken: sql`select j.id from jobs j join order_lines l on l.id = j.order_line_id where l.order_id <> j.order_id`,
    },
    {
      says: 'jobs whose missing files are not scheduled',
      broken: sql`select id from jobs j where made_at is null and trouble is null and plan ->> 'kind' <> 'by-hand'
        and not exists (select from outbox x where x.dedupe_key = 'production:job:' || j.id and x.done_at is null)`,
    },
  ],
}

const hasMail = (id: ReturnType<typeof sql>) =>
  sql`exists (select from outbox x where x.dedupe_key = 'mail:' || ${id})`

export const mailsBook: DatabaseBook = {
  name: 'Mails',
  counts: {
    sent: sql`select count(*) from outbox where kind = 'mail' and done_at is not null`,
    waiting: sql`select count(*) from outbox where kind = 'mail' and done_at is null`,
  },
  rules: [
    {
      says: 'orders of the last 7 days without a confirmation',
      broken: sql`select number as id from orders o where not sample and email <> '' and placed_at > now() - ${REMEMBERED_FOR}
        and not ${hasMail(sql`'order-' || o.id || '-confirmation'`)}`,
    },
    {
      says: 'credits of the last 7 days without a receipt',
      broken: sql`select p.id from credit_purchases p join credit_entries e on e.reference = 'purchase:' || p.id
        where p.email is not null and e.created_at > now() - ${REMEMBERED_FOR}
          and not ${hasMail(sql`'credits-' || p.id || '-receipt'`)}`,
    },
    {
      says: 'late payments of the last 7 days that were refunded without a mail',
      broken: sql`select id from payments p where state in ('refunding', 'refunded') and updated_at > now() - ${REMEMBERED_FOR}
        and accepted_order -> 'contact' ->> 'email' <> '' and not exists (select from orders o where o.payment_id = p.id)
        and not ${hasMail(sql`'payment-' || p.id || '-refunded'`)}`,
    },
    {
      says: 'partial refunds of the last 7 days without a mail',
      broken: sql`select r.id from refunds r join orders o on o.id = r.order_id
        where r.created_at > now() - ${REMEMBERED_FOR} and o.email <> '' and o.status not in ('cancelled', 'refunded')
          and r.state = 'refunded' and not ${hasMail(sql`'refund-' || r.id`)}`,
    },
    {
      says: 'sent mails whose text was not deleted',
      broken: sql`select dedupe_key as id from outbox where kind = 'mail' and done_at is not null and payload <> '{}'::jsonb`,
    },
  ],
}
