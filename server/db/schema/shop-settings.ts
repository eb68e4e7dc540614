import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Settings that differ from their defaults (domain/settings). Settings that this version doesn't know are left alone. */
export const settingValues = pgTable('setting_values', {
  /** The setting's group and name, such as shop.phone. */
  key: text().primaryKey(),
  /** The value as text, as its form field shows it. */
  value: text().notNull(),
})

/** All changes of settings, as operators entered them. They are kept forever, and each can be undone. */
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
