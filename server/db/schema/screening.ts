import { bigserial, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** Words and phrases that operators added to the list of texts that the shop refuses to print (decal/screening). */
export const addedTerms = pgTable('added_terms', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  phrase: text().notNull().unique(),
  /** The kind of refused term. The kinds are defined in decal/screening. */
  kind: text().notNull(),
  /** The advice that customers get if their text contains the term. Empty if they get the usual advice. */
  wayOn: text().notNull().default(''),
  addedBy: text().notNull(),
  addedAt: timestamp({ withTimezone: true }).notNull(),
})

/**
 * Texts that the shop refused to print. They are kept for a retention period, so that the operator can improve the list of refused terms.
 * Rows don't identify the authors.
 */
export const refusedTexts = pgTable(
  'refused_wishes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The kind of form into which the text was typed: decal, words, banner, lettering or image. */
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
