import { bigserial, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** Words and phrases that somebody of the shop added to those that are screened everywhere (decal/screening). */
export const addedTerms = pgTable('added_terms', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  phrase: text().notNull().unique(),
  /** A kind of decal/screening. */
  kind: text().notNull(),
  /** Told to the customer in place of the kind's usual words; empty for those. */
  wayOn: text().notNull().default(''),
  addedBy: text().notNull(),
  addedAt: timestamp({ withTimezone: true }).notNull(),
})

/** Texts that were refused, for 30 days, so that the list can be judged. Nothing tells whose they were. */
export const refusedWishes = pgTable(
  'refused_wishes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Where it was asked for: decal, words, banner, lettering, image. */
    place: text().notNull(),
    text: text().notNull(),
    /** Why: unwelcome, brand, not-drawn. */
    reason: text().notNull(),
    times: integer().notNull().default(1),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('refused_wishes_once').on(table.place, table.text),
    index('refused_wishes_age').on(table.lastAt),
  ],
)
