import { date, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Page events without personal data: no visitor, no IP address and no query string. The day comes first in the key, so that the table can
 * be partitioned by day and a day dropped at once.
 */
export const shopEvents = pgTable(
  'shop_events',
  {
    /** The day in the shop's time zone. */
    day: date({ mode: 'string' }).notNull(),
    /** The event's id, created by the page, so that an event sent twice is stored once. */
    eventId: uuid().notNull(),
    name: text().notNull(),
    /** The kind of page and, if it's public, its handle; never a token. */
    path: text().notNull(),
    /** Parameters and items in GA4's format. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.eventId] }),
    index('shop_events_name').on(table.name, table.day),
  ],
)
