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

/** Refunds of paid orders, pending or complete. Their states are in domain/order/refund. */
export const refunds = pgTable(
  'refunds',
  {
    /** The refund's id. It's also the payment provider's idempotency key, so that a repeated request refunds once. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** The place where the refund was made: shop, or provider for the provider's own dashboard. */
    origin: text().notNull().default('shop'),
    /** The provider's id of the refund, once known. */
    providerRefundId: text(),
    /** Whether this refund covered the order's whole remaining amount. Then the discount code and points were returned too. */
    closing: boolean().notNull().default(false),
    /** The form's key, with which a form that is sent twice makes one refund. */
    requestKey: text().notNull().unique(),
    amountCents: integer().notNull(),
    state: text().notNull(),
    /** The refunded items by order line; empty for a typed amount. */
    lines: jsonb().$type<{ lineId: number; quantity: number }[]>().notNull().default([]),
    shipping: boolean().notNull().default(false),
    /** Whether the items were restocked. */
    restocked: boolean().notNull().default(false),
    /** The reason, which the customer sees; empty if none was given. */
    reason: text().notNull().default(''),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** For a failed refund: how the customer was paid instead, in the operator's words. Null until then. */
    paidOtherwise: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    refundedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // Allows one pending refund at a time, so that the refundable amount is certain.
    uniqueIndex('refunds_under_way')
      .on(table.paymentId)
      .where(sql`${table.state} = 'refunding'`),
    index('refunds_order').on(table.orderId),
    index('refunds_payment').on(table.paymentId),
    check('refunds_amount', sql`${table.amountCents} > 0`),
    check('refunds_state', sql`${table.state} in ('refunding', 'refunded', 'failed')`),
  ],
)

/** Payments that a customer disputes with their bank, as the provider reports them. Their states are in domain/order/disputes. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    provider: text().notNull(),
    /** The provider's id of the dispute. */
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
