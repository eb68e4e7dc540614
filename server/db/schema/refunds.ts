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

/** Refunds of paid orders, including refunds that are still pending. The states of a refund are in domain/order/refund. */
export const refunds = pgTable(
  'refunds',
  {
    /** The id of the refund. The payment provider gets it as the idempotency key, so that a repeated request refunds only once. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** Where the refund was made: in this shop (`shop`), or in the payment provider's own dashboard (`provider`). */
    origin: text().notNull().default('shop'),
    /** The provider's id of the refund; null until the provider has sent it. */
    providerRefundId: text(),
    /** Whether this refund paid back the rest of the order's amount. If so, the discount code and the points were returned too. */
    closing: boolean().notNull().default(false),
    /** The idempotency key of the form. It makes sure that a form that is submitted twice makes one refund. */
    requestKey: text().notNull().unique(),
    amountCents: integer().notNull(),
    state: text().notNull(),
    /** The refunded quantities by order line; empty if the operator typed an amount. */
    lines: jsonb().$type<{ lineId: number; quantity: number }[]>().notNull().default([]),
    shipping: boolean().notNull().default(false),
    /** Whether the refunded items were put back into stock. */
    restocked: boolean().notNull().default(false),
    /** The reason for the refund, which the customer can read; empty if none was given. */
    reason: text().notNull().default(''),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** The operator's words on how the customer was paid after this refund had failed. Null until an operator has entered them. */
    paidOtherwise: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    refundedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // This index allows one pending refund per order, so that it is always certain how much can still be refunded.
    uniqueIndex('refunds_under_way')
      .on(table.paymentId)
      .where(sql`${table.state} = 'refunding'`),
    index('refunds_order').on(table.orderId),
    index('refunds_payment').on(table.paymentId),
    check('refunds_amount', sql`${table.amountCents} > 0`),
    check('refunds_state', sql`${table.state} in ('refunding', 'refunded', 'failed')`),
  ],
)

/** Payments that customers dispute with their bank, as the payment provider reports them. Their states are in domain/order/disputes. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    provider: text().notNull(),
    /** The provider's id for the dispute. */
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
