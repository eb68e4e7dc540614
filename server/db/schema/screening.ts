import { bigserial, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** Words and phrases that operators added to the built-in screening (decal/screening). */
export const addedTerms = pgTable('added_terms', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  phrase: text().notNull().unique(),
  /** The kind of term, one of decal/screening. */
  kind: text().notNull(),
  /** The advice shown to the customer instead of the kind's usual advice; empty for the usual one. */
  wayOn: text().notNull().default(''),
  addedBy: text().notNull(),
  addedAt: timestamp({ withTimezone: true }).notNull(),
})

/** Refused texts, kept for 30 days so that the list can be evaluated. Rows don't identify their authors. */
export const refusedTexts = pgTable(
  'refused_wishes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The place where the text was typed: decal, words, banner, lettering or image. */
    place: text().notNull(),
    text: text().notNull(),
    /** Why the text was refused: unwelcome, brand or not-drawn. */
    reason: text().notNull(),
    times: integer().notNull().default(1),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('refused_wishes_once').on(table.place, table.text),
    index('refused_wishes_age').on(table.lastAt),
  ],
)
