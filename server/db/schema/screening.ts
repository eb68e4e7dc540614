import { bigserial, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** Words and phrases that operators added to the built-in screening (decal/screening). */
export const addedTerms = pgTable('added_terms', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  phrase: text().notNull().unique(),
  /** A kind of decal/screening. */
  kind: text().notNull(),
  /** Advice shown to the customer in place of the kind's usual one; empty for the usual one. */
  wayOn: text().notNull().default(''),
  addedBy: text().notNull(),
  addedAt: timestamp({ withTimezone: true }).notNull(),
})

/** Refused texts, kept for 30 days to evaluate the list. Rows don't identify their authors. */
export const refusedWishes = pgTable(
  'refused_wishes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Where the text was typed: decal, words, banner, lettering, image. */
    place: text().notNull(),
    text: text().notNull(),
    /** Why it was refused: unwelcome, brand, not-drawn. */
    reason: text().notNull(),
    times: integer().notNull().default(1),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('refused_wishes_once').on(table.place, table.text),
    index('refused_wishes_age').on(table.lastAt),
  ],
)
