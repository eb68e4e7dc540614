import { sql } from 'drizzle-orm'
import type { DatabaseBook } from './book.ts'

// The age from which an undecided payment counts as stuck. The worker checks undecided payments every minute.
const STUCK_AFTER = sql.raw(`interval '1 hour'`)

export const ordersBook: DatabaseBook = {
  name: 'Orders',
  counts: {
    orders: sql`select count(*) from orders where not sample`,
    lines: sql`select count(*) from order_lines l join orders o on o.id = l.order_id where not o.sample`,
  },
  rules: [
    {
      says: 'totals that aren’t the sum of subtotal, discount, shipping and taxes',
      broken: sql`select number as id from orders where total_cents <> subtotal_cents - discount_cents + shipping_cents
        + coalesce((select sum((tax ->> 'amountCents')::bigint) from jsonb_array_elements(taxes) tax), 0)`,
    },
    {
      says: 'subtotals and discounts that differ from their lines',
      broken: sql`select o.number as id from orders o left join (
          select order_id, sum(quantity::bigint * unit_price_cents) as subtotal, sum(discount_cents) as discount
          from order_lines group by order_id
        ) l on l.order_id = o.id
        where (o.subtotal_cents, o.discount_cents) is distinct from (l.subtotal, l.discount)`,
    },
    {
      says: 'orders without a payment',
      broken: sql`select number as id from orders where payment_id is null and not sample`,
    },
    {
      says: 'orders whose amount differs from their payment',
      broken: sql`select o.number as id from orders o join payments p on p.id = o.payment_id
        where (o.total_cents, o.currency) <> (p.amount_cents, p.currency)`,
    },
    {
      says: 'orders whose payment was not completed',
      broken: sql`select o.number as id from orders o join payments p on p.id = o.payment_id
        where p.state not in ('paid', 'refunding', 'refunded')`,
    },
    {
      says: 'orders whose cart is still open or isn’t the one that was paid for',
      broken: sql`select o.number as id from orders o join payments p on p.id = o.payment_id join carts c on c.id = p.cart_id
        where c.status <> 'completed' or o.cart_id is distinct from p.cart_id`,
    },
    {
      says: 'cancelled or refunded orders whose money was kept',
      broken: sql`select o.number as id from orders o join payments p on p.id = o.payment_id
        where o.status in ('cancelled', 'refunded') and p.state = 'paid' and p.amount_cents > 0`,
    },
  ],
}

export const paymentsBook: DatabaseBook = {
  name: 'Payments',
  counts: {
    paid: sql`select count(*) from payments where state = 'paid'`,
    pending: sql`select count(*) from payments where state in ('open', 'reserved', 'paying')`,
    'failed or expired': sql`select count(*) from payments where state in ('failed', 'expired')`,
    'refunding or refunded': sql`select count(*) from payments where state in ('refunding', 'refunded')`,
  },
  rules: [
    {
      says: 'paid without an order',
      broken: sql`select id from payments p where state = 'paid' and not exists (select from orders o where o.payment_id = p.id)`,
    },
    {
      says: 'whose amount differs from the accepted one',
      broken: sql`select id from payments where amount_cents <> (accepted_order ->> 'totalCents')::bigint`,
    },
    {
      says: 'paid without the provider’s reference, so they can’t be refunded',
      broken: sql`select id from payments where state in ('paid', 'refunding') and provider <> 'none' and provider_reference is null`,
    },
    {
      says: 'undecided an hour after they expired',
      broken: sql`select id from payments where state in ('reserved', 'paying') and expires_at < now() - ${STUCK_AFTER}`,
    },
    {
      says: 'paid too late for an order, and not refunded after an hour',
      broken: sql`select id from payments p where state = 'refunding' and created_at < now() - ${STUCK_AFTER} and expires_at < now() - ${STUCK_AFTER}
        and not exists (select from orders o where o.payment_id = p.id)`,
    },
  ],
}

export const refundsBook: DatabaseBook = {
  name: 'Refunds',
  counts: {
    refunded: sql`select count(*) from refunds where state = 'refunded'`,
    pending: sql`select count(*) from refunds where state = 'refunding'`,
    failed: sql`select count(*) from refunds where state = 'failed'`,
  },
  rules: [
    {
      says: 'payments with refunds above the paid amount',
      broken: sql`select p.id from payments p join refunds r on r.payment_id = p.id and r.state <> 'failed'
        group by p.id having sum(r.amount_cents) > p.amount_cents`,
    },
    {
      says: 'payments that count as refunded in full but aren’t',
      broken: sql`select p.id from payments p join orders o on o.payment_id = p.id where p.state = 'refunded'
        and p.amount_cents <> coalesce((select sum(amount_cents) from refunds r where r.payment_id = p.id and r.state = 'refunded'), 0)`,
    },
    {
      says: 'payments that are being refunded without a pending refund',
      broken: sql`select p.id from payments p join orders o on o.payment_id = p.id where p.state = 'refunding'
        and not exists (select from refunds r where r.payment_id = p.id and r.state = 'refunding')`,
    },
    {
      says: 'refunds of an order that has another payment',
      broken: sql`select r.id from refunds r join orders o on o.id = r.order_id where o.payment_id is distinct from r.payment_id`,
    },
    {
      says: 'pending for more than an hour',
      broken: sql`select id from refunds where state = 'refunding' and created_at < now() - ${STUCK_AFTER}`,
    },
  ],
}
