import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The results of preflight for the catalogue's designs. The key is a fingerprint of design and size, which reveals nothing about buyers.
 */
export const makingChecks = pgTable(
  'making_checks',
  {
    fingerprint: text().primaryKey(),
    /** The reason why the design can't be made, as JSON (server/engine/stored-reason), or an older message; null if it can be made. */
    stop: text(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('making_checks_age').on(table.checkedAt)],
)
