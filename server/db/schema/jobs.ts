import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { orderLines, orders } from './orders.ts'

/** The production files of jobs and of made-to-order variants. A row is written when all files are stored, and never changes. */
export const productionFiles = pgTable(
  'production_files',
  {
    key: text().primaryKey(),
    home: text().notNull(),
    keptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('production_files_home').on(table.home)],
)

/** Print-room jobs, one for each order line that is printed and shipped. They are written in the order's transaction. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    orderLineId: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** The number of the line in its order, counted from 1. */
    lineNumber: integer().notNull(),
    /** The state of the job. The states are defined in domain/production/job-state. */
    state: text().notNull().default('new'),
    /** Optimistic lock: each move on the production board increments this version, and a move of a stale version is rejected. */
    version: integer().notNull().default(1),
    /**
     * The plan by which the job is made (server/production/job-plan), as it was when the item was sold. Later changes of the product don't
     * affect it.
     */
    plan: jsonb().$type<unknown>().notNull(),
    /** The vinyl film for the job; null if staff still have to choose it. */
    film: text(),
    finish: text(),
    /** The total number of pieces to cut. */
    pieces: integer().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    /**
     * The decal's width in mm, measured at the bounding box of its cut line. This column and the next three are null until the files are
     * made.
     */
    widthMm: doublePrecision(),
    heightMm: doublePrecision(),
    /** The job's colours, such as "#b3362b", largest area first; empty for a photo. */
    colours: text().array().notNull().default([]),
    findings: jsonb().$type<unknown>().notNull().default([]),
    /** The reason why the engine couldn't make the files, as JSON (server/production/job-trouble), or an older message. */
    trouble: text(),
    madeAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('jobs_state').on(table.state, table.id),
    index('jobs_order').on(table.orderId),
    check('jobs_state_known', sql`${table.state} in ('new', 'printing', 'cutting', 'packed')`),
    check('jobs_pieces', sql`${table.pieces} > 0`),
  ],
)
