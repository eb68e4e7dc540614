import { date, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What happened in the shop's pages, without who it happened to: no visitor, no address, no query of a page. The day leads the key, so
 * that the table can be partitioned by day, and a day leaves in one piece.
 */
export const shopEvents = pgTable(
  'shop_events',
  {
    /** By the server's clock, UTC. */
    day: date({ mode: 'string' }).notNull(),
    /** Made by the page: one that is sent twice is kept once. */
    eventId: uuid().notNull(),
    name: text().notNull(),
    /** Kind of page and, where it is public, its handle; never a token. */
    path: text().notNull(),
    /** Parameters and items in the form of GA4. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.eventId] }),
    index('shop_events_name').on(table.name, table.day),
  ],
)
