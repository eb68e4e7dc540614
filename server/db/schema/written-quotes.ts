import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Quotes with a number, a price and an end date. Only their e-mail columns are ever updated. */
export const writtenQuotes = pgTable(
  'written_quotes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The token of the quote's link. Whoever has it may view and order. */
    token: text().notNull().unique(),
    /** The item's kind, one of made-to-order/items/item-kinds. */
    kind: text().notNull(),
    specification: jsonb().$type<unknown>().notNull(),
    title: text().notNull(),
    name: text().notNull(),
    each: text().notNull(),
    piece: text().notNull(),
    reasons: jsonb().$type<{ label: string; text: string }[]>().notNull(),
    priceCents: integer().notNull(),
    visitorHash: text().notNull(),
    /** A hash of the request, its visitor and its day, with which a repeated request finds its quote. */
    facts: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** The address to which the quote was last e-mailed, and the consent wording. */
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
