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

/** Designs that the shop makes for buyers. A row is written in its order's transaction; the order identifies the buyer. */
export const designRequests = pgTable(
  'design_requests',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The token of the proof's link, 128 random bits in base62. Anyone who has it may view the proof and approve it. */
    token: text().notNull().unique(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    orderLineId: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    requirements: text().notNull(),
    /** The ids of the images that belong to the request. */
    fileIds: text().array().notNull().default([]),
    /** The request's state, one of domain/design-requests/request-state. */
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

/** The versions that the print room sent, in order, with the customer's decisions. */
export const designVersions = pgTable(
  'design_versions',
  {
    /** The version's id, 128 random bits in base62. Its files are in the object store below versions/<id>/. */
    id: text().primaryKey(),
    requestId: bigint({ mode: 'number' })
      .notNull()
      .references(() => designRequests.id, { onDelete: 'cascade' }),
    /** The version's number within its request, from 1. */
    number: integer().notNull(),
    format: text().notNull(),
    note: text().notNull(),
    /** The customer's comment when they request changes. */
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
