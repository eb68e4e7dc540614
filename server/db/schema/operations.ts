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

/** E-mails and events to send. They're written in the transaction that causes them, and sent by a worker that retries. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    /** Identifies the message, such as order:42:confirmation. A second message with the same key isn't written. */
    dedupeKey: text().notNull().unique(),
    payload: jsonb().$type<unknown>().notNull(),
    attempts: integer().notNull().default(0),
    /** When to try next. While a worker sends the message, this is the end of its lease. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastError: text(),
    doneAt: timestamp({ withTimezone: true }),
    /** When the worker gave up after many attempts. An operator may retry the message. */
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

/** Processed events from payment providers, recorded so that each takes effect once. */
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

/** Idempotency keys. The row is written first, then the effect, then the response; a repeated request gets the first one's response. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    /** The response's status; null while the first request is running. */
    responseStatus: integer(),
    responseBody: jsonb().$type<unknown>(),
    /** The process that runs the request, and the end of its lease, after which a retry takes over the key. */
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
 * The number of attempts within a time window, by keyed hash of visitor or IP address. The table is unlogged, so a database crash resets
 * the counts.
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

/** Records which browser (as a keyed hash) is viewing which page. The table is unlogged. */
export const presence = pgTable(
  'presence',
  {
    page: text().notNull(),
    browser: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.browser] }), index('presence_age').on(table.seenAt)],
)

/** The demo payment provider's own records. Like an outside provider's, they're never written in the shop's transactions. */
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
    /** The idempotency keys of refunds, so that a repeated refund has no effect. */
    refundKeys: text().array().notNull().default([]),
    refunds: jsonb().$type<{ id: string; amountCents: number }[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('demo_payments_status', sql`${table.status} in ('pending', 'paid', 'declined', 'expired')`),
    check('demo_payments_refund', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
  ],
)

/** Facts about this installation, such as whether the sample shop was loaded, and the catalogue's revision. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})
