import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Texts of pages, policies and posts that the operator wrote or changed: they come before the files of content/ (server/texts). */
export const ownTexts = pgTable('own_texts', {
  /** Folder and handle: posts/how-to-apply-vinyl-decals. */
  key: text().primaryKey(),
  /** Front matter and HTML, as a file of content/ has them; null for a post that was taken off the shop. */
  source: text(),
})

/** Every change of a text; kept for good, and each can be undone. */
export const ownTextChanges = pgTable(
  'own_text_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    key: text().notNull(),
    /** Sources; null where there was no such text. */
    before: text(),
    after: text(),
  },
  (table) => [index('own_text_changes_of_key').on(table.key, table.id)],
)
