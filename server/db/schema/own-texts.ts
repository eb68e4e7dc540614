import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The pages, policies and posts that the operator has written or changed. A row replaces the file with the same key in content/
 * (server/texts).
 */
export const ownTexts = pgTable('own_texts', {
  /** The folder and handle of the text, such as posts/how-to-apply-vinyl-decals. */
  key: text().primaryKey(),
  /** Front matter and HTML, as in a file of content/; null for a post that the operator deleted. */
  source: text(),
})

/** The history of changes to texts. It is kept forever, and each change can be undone. */
export const ownTextChanges = pgTable(
  'own_text_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    key: text().notNull(),
    /** The text's source before the change and after it. Null if the text didn't exist before, or was deleted by the change. */
    before: text(),
    after: text(),
  },
  (table) => [index('own_text_changes_of_key').on(table.key, table.id)],
)
