import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Preflight results of catalogue designs at their sizes, by a fingerprint that reveals nothing about buyers. */
export const makingChecks = pgTable(
  'making_checks',
  {
    fingerprint: text().primaryKey(),
    /** Why the design can't be made; null if it can. */
    stop: text(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('making_checks_age').on(table.checkedAt)],
)
