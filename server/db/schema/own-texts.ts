import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Texts of pages, policies and posts that the operator wrote or changed. They replace the files in content/ (server/texts). */
export const ownTexts = pgTable('own_texts', {
  /** The folder and handle of the text, such as posts/how-to-apply-vinyl-decals. */
  key: text().primaryKey(),
  /** Front matter and HTML, as in a file of content/; null for a post that the operator deleted. */
  source: text(),
})

/** All changes of texts. They are kept forever, and each can be undone. */
export const ownTextChanges = pgTable(
  'own_text_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    key: text().notNull(),
    /** The source of the text before and after the change; null if the text didn't exist. */
    before: text(),
    after: text(),
  },
  (table) => [index('own_text_changes_of_key').on(table.key, table.id)],
)
