import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Texts of pages, policies and posts that the operator wrote or changed. They take precedence over the files in content/ (server/texts).
 */
export const ownTexts = pgTable('own_texts', {
  /** The text's folder and handle, such as posts/how-to-apply-vinyl-decals. */
  key: text().primaryKey(),
  /** Front matter and HTML, as in a file of content/; null for a deleted post. */
  source: text(),
})

/** Every change to a text. They're kept forever, and each can be undone. */
export const ownTextChanges = pgTable(
  'own_text_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    key: text().notNull(),
    /** The source before and after the change; null if the text didn't exist. */
    before: text(),
    after: text(),
  },
  (table) => [index('own_text_changes_of_key').on(table.key, table.id)],
)
