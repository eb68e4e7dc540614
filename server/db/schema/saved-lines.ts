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
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { variants } from './catalogue.ts'

/** Cart lines that visitors saved for later. They belong to the visitor, so they aren't lost when the cart is ordered. */
export const savedLines = pgTable(
  'saved_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    variantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    attributes: jsonb().$type<{ key: string; value: string }[]>().notNull().default([]),
    /** A hash of the line's attributes, as in cart_lines. Lines of the same variant with different attributes stay separate. */
    attributesKey: text().notNull().default(''),
    position: bigserial({ mode: 'number' }).notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('saved_lines_merchandise').on(table.visitorHash, table.variantId, table.attributesKey),
    index('saved_lines_variant').on(table.variantId),
    index('saved_lines_saved').on(table.savedAt),
    check('saved_lines_quantity', sql`${table.quantity} between 1 and 9999`),
  ],
)
