import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Written quotes. Each has a number, a price and the last day on which it is valid. Only the columns about e-mail ever change. */
export const writtenQuotes = pgTable(
  'written_quotes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The token of the quote's link. Anyone who knows it can see and order the quote. */
    token: text().notNull().unique(),
    /** The kind of item, as in made-to-order/items/item-kinds. */
    kind: text().notNull(),
    specification: jsonb().$type<unknown>().notNull(),
    title: text().notNull(),
    name: text().notNull(),
    each: text().notNull(),
    piece: text().notNull(),
    reasons: jsonb().$type<{ label: string; text: string }[]>().notNull(),
    priceCents: integer().notNull(),
    visitorHash: text().notNull(),
    /**
     * A hash of the request, the visitor and the day. If the same visitor repeats the request on the same day, the hash finds the existing
     * quote.
     */
    facts: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** The address to which the quote was last e-mailed, and the text of consent that the page showed. */
    email: text(),
    consentWords: text(),
    mailsSent: integer().notNull().default(0),
  },
  (table) => [
    index('written_quotes_visitor').on(table.visitorHash, table.createdAt),
    index('written_quotes_expires').on(table.expiresAt),
    index('written_quotes_email').on(sql`lower(${table.email})`),
    check('written_quotes_price', sql`${table.priceCents} > 0`),
  ],
)
