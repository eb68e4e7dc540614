import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** Mails and events to send, written in the transaction that caused them and sent by a retrying worker. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    /** The message's subject (such as order:42:confirmation); a second one isn't written. */
    dedupeKey: text().notNull().unique(),
    payload: jsonb().$type<unknown>().notNull(),
    attempts: integer().notNull().default(0),
    /** While a worker is at it, the end of its lease. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastError: text(),
    doneAt: timestamp({ withTimezone: true }),
    /** Given up after many attempts; the operator may retry it. */
    failedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.doneAt} is null`),
    index('outbox_done')
      .on(table.doneAt)
      .where(sql`${table.doneAt} is not null`),
    index('outbox_failed')
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
  ],
)

/** Processed events of payment providers, each of which takes effect once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('webhook_events_age').on(table.receivedAt),
  ],
)

/** First the row, then the effect, then the answer: a repeated request gets the answer of the first. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    /** Null while the first request runs. */
    responseStatus: integer(),
    responseBody: jsonb().$type<unknown>(),
    /** Who runs the request, and its lease's end, after which a retry takes the key over. */
    owner: text(),
    leaseUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)

/** Attempts in a window, by keyed hashes of visitors and addresses; unlogged: a crash of the database forgives them. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_end').on(table.endsAt)],
)

/** Which browser (as a keyed hash) is viewing which page; unlogged. */
export const presence = pgTable(
  'presence',
  {
    page: text().notNull(),
    browser: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.browser] }), index('presence_age').on(table.seenAt)],
)

/** The books of the demo payment provider: written as an outside provider would, never in the shop's transactions. */
export const demoPayments = pgTable(
  'demo_payments',
  {
    reference: text().primaryKey(),
    idempotencyKey: text().notNull().unique(),
    amountCents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    currency: text().notNull(),
    status: text().notNull(),
    description: text().notNull().default(''),
    successUrl: text().notNull().default(''),
    cancelUrl: text().notNull().default(''),
    expiresAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Keys of the refunds made, so that a repeated one refunds nothing. */
    refundKeys: text().array().notNull().default([]),
    refunds: jsonb().$type<{ id: string; amountCents: number }[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('demo_payments_status', sql`${table.status} in ('pending', 'paid', 'declined', 'expired')`),
    check('demo_payments_refund', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
  ],
)

/** Facts about the installation: whether the sample shop was loaded, the revision of the catalogue. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})
