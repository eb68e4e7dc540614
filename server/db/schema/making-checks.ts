import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What preflight said of drawings of catalogue decals at their sizes, by their fingerprints: nothing of a buyer can be read from it. */
export const makingChecks = pgTable(
  'making_checks',
  {
    fingerprint: text().primaryKey(),
    /** Why it cannot be made; null where it can. */
    stop: text(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('making_checks_age').on(table.checkedAt)],
)
