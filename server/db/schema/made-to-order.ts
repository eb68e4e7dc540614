import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { variants } from './catalogue.ts'
import { artworks, designs } from './designs.ts'
import { images } from './images.ts'

/**
 * Items that were made for one visitor: decals, banners, lettering and calculators' items. Each is sold as a variant. A row never changes,
 * except for its owner. Migration 0039 has added triggers that copy each row to the columns and the table that the previous version of the
 * shop reads, because that version may still be running. A release after migration 0039 can remove the triggers.
 */
export const madeToOrder = pgTable(
  'made_to_order',
  {
    variantId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** The kind of item, as in made-to-order/items/item-kinds. It determines the format of the specification. */
    kind: text().notNull().default('decal'),
    /**
     * The design from which a decal is made. If the decal is made from artwork instead, the next column contains the artwork. For all other
     * items, both columns are null.
     */
    designId: text().references(() => designs.id),
    artworkId: text().references(() => artworks.id),
    /**
     * The item's specification. A check constraint refuses null. The column itself can't be NOT NULL yet, because the previous version of
     * the shop still inserts rows without it.
     */
    specification: jsonb().$type<unknown>(),
    /**
     * The price in cents of one unit of the variant. A unit may consist of several pieces. If the item has one price for all pieces
     * together, one unit consists of all pieces.
     */
    priceCents: integer().notNull(),
    visitorHash: text().notNull(),
    /** A hash of the columns above. If the same request is sent again, the hash finds the row that exists already. */
    facts: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('made_to_order_visitor').on(table.visitorHash, table.createdAt),
    index('made_to_order_design').on(table.designId),
    index('made_to_order_artwork').on(table.artworkId),
    index('made_to_order_created').on(table.createdAt),
    check(
      'made_to_order_shows',
      sql`(${table.kind} = 'decal') = (num_nonnulls(${table.designId}, ${table.artworkId}) = 1)`,
    ),
    check('made_to_order_specified', sql`${table.specification} is not null`),
    check('made_to_order_cost', sql`${table.priceCents} > 0`),
  ],
)

/** Images that made-to-order items use. An image is kept as long as its item. */
export const madeToOrderImages = pgTable(
  'made_to_order_images',
  {
    variantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => madeToOrder.variantId, { onDelete: 'cascade' }),
    imageId: text()
      .notNull()
      .references(() => images.id),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.imageId] }),
    index('made_to_order_images_image').on(table.imageId),
  ],
)
