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
 * Items made for one visitor (decals, banners, lettering, calculator items), each sold as a variant. Only a row's owner ever changes. Until
 * the release after migration 0039's, triggers maintain the columns and the table that the previous version reads.
 */
export const madeToOrder = pgTable(
  'made_to_order',
  {
    variantId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** The item's kind, one of made-to-order/items/item-kinds, which defines its specification. */
    kind: text().notNull().default('decal'),
    /** The design or artwork that a decal is made from. */
    designId: text().references(() => designs.id),
    artworkId: text().references(() => artworks.id),
    /**
     * The item's specification. A check constraint keeps it from being null: the column can't be NOT NULL while the previous version writes
     * rows.
     */
    specification: jsonb().$type<unknown>(),
    /** The price in cents per unit of the variant. If all pieces are priced together, they are one unit. */
    priceCents: integer().notNull(),
    visitorHash: text().notNull(),
    /** A hash of all columns above, with which a repeated request finds its row. */
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

/** Images that a made-to-order item needs. They're kept as long as the item. */
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
