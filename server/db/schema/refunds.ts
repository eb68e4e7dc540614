import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
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
    /** Also the payment provider's idempotency key: sent twice, the money goes back once. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** Of the form that asked for it: sent twice, it is one refund. */
    requestKey: text().notNull().unique(),
    amountCents: integer().notNull(),
    state: text().notNull(),
    /** Pieces of the order's lines it is for; none for an amount that somebody typed. */
    lines: jsonb().$type<{ lineId: number; quantity: number }[]>().notNull().default([]),
    shipping: boolean().notNull().default(false),
    /** The pieces went back on the shelf with it. */
    restocked: boolean().notNull().default(false),
    /** Told to the customer; empty where there is nothing to tell. */
    reason: text().notNull().default(''),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    refundedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // One at a time: what is left to give back is certain then.
    uniqueIndex('refunds_under_way')
      .on(table.paymentId)
      .where(sql`${table.state} = 'refunding'`),
    index('refunds_order').on(table.orderId),
    index('refunds_payment').on(table.paymentId),
    check('refunds_amount', sql`${table.amountCents} > 0`),
    check('refunds_state', sql`${table.state} in ('refunding', 'refunded')`),
  ],
)
