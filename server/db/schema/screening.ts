import { bigserial, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** Words and phrases that operators added to the list of refused texts (decal/screening). */
export const addedTerms = pgTable('added_terms', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  phrase: text().notNull().unique(),
  /** The kind of term, as in decal/screening. */
  kind: text().notNull(),
  /** The advice for customers whose text contains the term. If it is empty, they get the usual advice. */
  wayOn: text().notNull().default(''),
  addedBy: text().notNull(),
  addedAt: timestamp({ withTimezone: true }).notNull(),
})

/**
 * Texts that screening refused. They are kept for a retention period, so that the shop can improve its list of refused terms. Rows don't
 * identify the authors.
 */
export const refusedTexts = pgTable(
  'refused_wishes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Where the text was typed: decal, words, banner, lettering or image. */
    place: text().notNull(),
    text: text().notNull(),
    /** The reason for the refusal: unwelcome, brand or not-drawn. */
    reason: text().notNull(),
    times: integer().notNull().default(1),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('refused_wishes_once').on(table.place, table.text),
    index('refused_wishes_age').on(table.lastAt),
  ],
)
