import { date, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Events on pages. They contain no personal data: no visitor, IP address or query string. The primary key starts with the day, so that the
 * table can be partitioned by day and the events of a whole day can be dropped at once.
 */
export const shopEvents = pgTable(
  'shop_events',
  {
    /** The day in the shop's time zone. */
    day: date({ mode: 'string' }).notNull(),
    /** The id that the page gave to the event. If the page sends an event twice, the second copy is ignored because it has the same id. */
    eventId: uuid().notNull(),
    name: text().notNull(),
    /** The kind of page and, if the page is public, its handle. This column never contains a secret token. */
    path: text().notNull(),
    /** The event's parameters and items, in GA4's format. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.eventId] }),
    index('shop_events_name').on(table.name, table.day),
  ],
)
