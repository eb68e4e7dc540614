import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { orderLines, orders } from './orders.ts'

/**
 * Requests for designs that buyers have ordered from the shop's designers. A row is written in the order's transaction, and belongs to the
 * order's buyer.
 */
export const designRequests = pgTable(
  'design_requests',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The token of the link to the proof: 128 random bits in base62. Anyone who knows it can see and approve the proof. */
    token: text().notNull().unique(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    orderLineId: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    requirements: text().notNull(),
    /** Ids of the images that the buyer added to the request. */
    fileIds: text().array().notNull().default([]),
    /** The state of the request. The states are defined in domain/design-requests/design-request-state. */
    state: text().notNull(),
    paidBy: text().$type<'order' | 'credits'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('design_requests_state').on(table.state, table.id),
    index('design_requests_order').on(table.orderId),
    check(
      'design_requests_state_known',
      sql`${table.state} in ('awaiting-credits', 'open', 'proof', 'changes', 'approved', 'cancelled')`,
    ),
    check('design_requests_paid', sql`${table.paidBy} in ('order', 'credits')`),
  ],
)

/** The versions of a design that staff sent to the customer, in order. Each has the customer's decision. */
export const designVersions = pgTable(
  'design_versions',
  {
    /** The id of the version: 128 random bits in base62. The object store has its files at versions/<id>/. */
    id: text().primaryKey(),
    requestId: bigint({ mode: 'number' })
      .notNull()
      .references(() => designRequests.id, { onDelete: 'cascade' }),
    /** The number of the version in its request, counted from 1. */
    number: integer().notNull(),
    format: text().notNull(),
    note: text().notNull(),
    /** The customer's comment when requesting changes. */
    comment: text().notNull().default(''),
    decision: text().$type<'approved' | 'changes'>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('design_versions_number').on(table.requestId, table.number),
    check('design_versions_decision', sql`${table.decision} in ('approved', 'changes')`),
  ],
)
