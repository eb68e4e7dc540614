import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders, payments } from './orders.ts'

/** Money of paid orders on its way back, or back; the states of domain/order/refund. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the payment provider's idempotency key, so that a repeated request refunds once. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** shop: requested here. provider: made in the provider's dashboard and reported by it. */
    origin: text().notNull().default('shop'),
    /** The provider's own id, once known. */
    providerRefundId: text(),
    /** It refunded the remainder, so the order's extras (code, points) were returned too. */
    closing: boolean().notNull().default(false),
    /** The form's key: sent twice, it is one refund. */
    requestKey: text().notNull().unique(),
    amountCents: integer().notNull(),
    state: text().notNull(),
    /** The refunded items of the order's lines; empty for a typed amount. */
    lines: jsonb().$type<{ lineId: number; quantity: number }[]>().notNull().default([]),
    shipping: boolean().notNull().default(false),
    /** The pieces went back on the shelf with it. */
    restocked: boolean().notNull().default(false),
    /** Shown to the customer; empty if there is nothing to say. */
    reason: text().notNull().default(''),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** For a failed refund: how the customer was paid instead, in the operator's words; null until they were. */
    paidOtherwise: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    refundedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // One at a time, so that the refundable rest is certain.
    uniqueIndex('refunds_under_way')
      .on(table.paymentId)
      .where(sql`${table.state} = 'refunding'`),
    index('refunds_order').on(table.orderId),
    index('refunds_payment').on(table.paymentId),
    check('refunds_amount', sql`${table.amountCents} > 0`),
    check('refunds_state', sql`${table.state} in ('refunding', 'refunded', 'failed')`),
  ],
)

/** Payments that a customer disputes with their bank, as reported by the provider; states as in domain/order/disputes. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    provider: text().notNull(),
    /** The provider's own id. */
    id: text().notNull(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    status: text().notNull(),
    respondBy: timestamp({ withTimezone: true }),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('payment_disputes_payment').on(table.paymentId),
    check(
      'payment_disputes_status',
      sql`${table.status} in ('needs-response', 'under-review', 'won', 'lost', 'closed')`,
    ),
  ],
)
