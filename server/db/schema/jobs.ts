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

/** The stored production files of a job or a made-to-order variant. A row is written once all files are stored, and never changes. */
export const productionFiles = pgTable(
  'production_files',
  {
    key: text().primaryKey(),
    home: text().notNull(),
    keptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('production_files_home').on(table.home)],
)

/** Print-room jobs: one row per order line that is printed and shipped, written with the order. */
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
    /** The line's number within the order, from 1. */
    lineNumber: integer().notNull(),
    /** The job's state, one of domain/production/job-state. */
    state: text().notNull().default('new'),
    /** The job's version, which grows with each move on the board. */
    version: integer().notNull().default(1),
    /** The job's specification, as sold (server/production/job-plan). Changes to the product don't change its job. */
    plan: jsonb().$type<unknown>().notNull(),
    /** The film to use; null if it isn't known yet. */
    film: text(),
    finish: text(),
    /** The total number of pieces to cut. */
    pieces: integer().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    /** The width in mm of the cut line's bounding box. Like the next three columns, it's known once the files are made. */
    widthMm: doublePrecision(),
    heightMm: doublePrecision(),
    /** Hex colours, such as "#b3362b", by area; empty for a picture. */
    colours: text().array().notNull().default([]),
    findings: jsonb().$type<unknown>().notNull().default([]),
    /** Why the engine couldn't make the files. */
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
