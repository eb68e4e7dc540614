import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Settings that differ from their defaults (domain/settings); rows unknown to an earlier release are left alone. */
export const settingValues = pgTable('setting_values', {
  /** Group and name: shop.phone. */
  key: text().primaryKey(),
  /** The value as text, as in its form field. */
  value: text().notNull(),
})

/** Every change of a setting as entered; kept for good, and each can be undone. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    key: text().notNull(),
    before: text().notNull(),
    after: text().notNull(),
  },
  (table) => [index('setting_changes_of_key').on(table.key, table.id)],
)
