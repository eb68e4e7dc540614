import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { orderLines, orders } from './orders.ts'

/** Permissions to download the files of an order line or of a free sample. Each has a secret link. */
export const downloadGrants = pgTable(
  'download_grants',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The token of the link: 128 random bits. Anyone who knows it can download the files. */
    token: text().notNull().unique(),
    /** The order that paid for the files; null for a free sample. */
    orderId: bigint({ mode: 'number' }).references(() => orders.id, { onDelete: 'cascade' }),
    orderLineId: bigint({ mode: 'number' })
      .unique()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** The item as it was sold: title, licence and designs. This is a copy, so later changes of the library don't affect it. */
    goods: jsonb().$type<unknown>().notNull(),
    downloads: integer().notNull().default(0),
    renewals: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('download_grants_order').on(table.orderId),
    index('download_grants_samples')
      .on(table.expiresAt)
      .where(sql`${table.orderId} is null`),
    check('download_grants_counts', sql`${table.downloads} >= 0 and ${table.renewals} >= 0`),
  ],
)
