import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Settings that differ from their defaults (domain/settings). A row whose setting this version doesn't know is left unchanged. */
export const settingValues = pgTable('setting_values', {
  /** The setting's group and name, such as shop.phone. */
  key: text().primaryKey(),
  /** The value as text, in the format of its form field. */
  value: text().notNull(),
})

/** The history of changes to settings, as operators entered them. It is kept forever, and each change can be undone. */
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
