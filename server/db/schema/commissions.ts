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
import { images } from './images.ts'

/** Goods made to a customer's specification, other than decals, each sold as a variant of its own. Nothing updates these rows. */
export const commissions = pgTable(
  'commissions',
  {
    variantId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** What kind of goods: of services/commissions/commission-kinds, which knows the shape of its specifications. */
    kind: text().notNull(),
    specification: jsonb().$type<unknown>().notNull(),
    priceCents: integer().notNull(),
    visitorHash: text().notNull(),
    /** A hash over all of the above: asked again, the same question finds its row. */
    facts: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('commissions_visitor').on(table.visitorHash, table.createdAt),
    index('commissions_created').on(table.createdAt),
    check('commissions_price', sql`${table.priceCents} > 0`),
  ],
)

/** Whose bytes a commission needs to be made: those images stay as long as it does. */
export const commissionImages = pgTable(
  'commission_images',
  {
    variantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => commissions.variantId, { onDelete: 'cascade' }),
    imageId: text()
      .notNull()
      .references(() => images.id),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.imageId] }),
    index('commission_images_image').on(table.imageId),
  ],
)
