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

/**
 * The outbox: e-mails and other tasks for the background worker. A row is written in the transaction that causes the task, and the worker
 * retries the task until it succeeds.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    /** The key of the message, such as order:42:confirmation. A second message with the same key is ignored. */
    dedupeKey: text().notNull().unique(),
    payload: jsonb().$type<unknown>().notNull(),
    attempts: integer().notNull().default(0),
    /** The time of the next attempt. While a worker is sending the message, this column contains the end of the worker's lease. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastError: text(),
    doneAt: timestamp({ withTimezone: true }),
    /** The time when the worker gave up after many attempts. An operator can have the message sent again. */
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

/** Events from payment providers that the shop has applied. If an event arrives again, it is ignored. */
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

/**
 * Idempotency keys. A request first writes its key, then makes its changes, and then stores its response. A repeated request with the same
 * key gets the stored response.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    /** The HTTP status of the response; null while the first request is running. */
    responseStatus: integer(),
    responseBody: jsonb().$type<unknown>(),
    /**
     * The process that runs the request. The next column is the time until which only this process may run it. After that time, a retry may
     * run the request.
     */
    owner: text(),
    leaseUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)

/**
 * Counts attempts in a time window, by a keyed hash of the visitor or the IP address. The table is unlogged: if the database crashes, all
 * counts start again at zero.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_end').on(table.endsAt)],
)

/**
 * The page that each browser currently shows, by a keyed hash of the browser. The table is unlogged: a crash of the database empties it.
 */
export const presence = pgTable(
  'presence',
  {
    page: text().notNull(),
    browser: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.browser] }), index('presence_age').on(table.seenAt)],
)

/**
 * The records of the demo payment provider. They are written outside the shop's transactions, just as a real provider keeps its own
 * records.
 */
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
    /** The idempotency keys of refunds that were made. A refund with one of these keys isn't made again. */
    refundKeys: text().array().notNull().default([]),
    refunds: jsonb().$type<{ id: string; amountCents: number }[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('demo_payments_status', sql`${table.status} in ('pending', 'paid', 'declined', 'expired')`),
    check('demo_payments_refund', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
  ],
)

/** Data about this installation, such as whether the sample shop was loaded, and the catalogue's revision. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})
