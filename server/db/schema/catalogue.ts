import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { NO_PERSONALIZATION, type Personalization } from '../../../domain/personalization/personalization.ts'

/** Cells of an imported CSV in columns that the shop doesn't use. They are stored so that an exported CSV contains them again. */
type ExtraColumns = Record<string, string>

/**
 * Cells that the imported CSV spells differently from the shop, by column. Each has the file's spelling and the shop's own spelling. An
 * export writes the file's spelling as long as the value hasn't changed.
 */
type Spellings = Record<string, [asWritten: string, own: string]>

// Switches off the pending list of a GIN index. With a pending list, up to 4 MB of new rows would collect in it, and each search would read
// all of them until the next vacuum.
const READ_AT_ONCE = { fastupdate: false }

export const products = pgTable(
  'products',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    handle: text().notNull().unique(),
    title: text().notNull(),
    /** The HTML as imported, for exports only. Pages use the sanitised HTML. */
    descriptionHtml: text().notNull().default(''),
    /** The HTML for pages and APIs. It is sanitised when the product is stored. */
    descriptionSafeHtml: text().notNull().default(''),
    vendor: text().notNull().default(''),
    productType: text().notNull().default(''),
    category: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    /** The status as in the CSV: active, draft or archived. Only active and published products are on sale. */
    status: text().notNull().default('active'),
    published: boolean().notNull().default(true),
    giftCard: boolean().notNull().default(false),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    /** The names of up to three options, in order; empty for a product with only its default variant. */
    optionNames: text().array().notNull().default([]),
    /** The product's position in the shop's own sort order ("featured"). */
    position: integer().notNull().default(0),
    /**
     * The price of the variant that is selected when the product page opens (domain/catalogue/default-variant). This column and the next
     * three are recomputed whenever the product is stored.
     */
    priceCents: integer().notNull().default(0),
    compareAtCents: integer(),
    minPriceCents: integer().notNull().default(0),
    maxPriceCents: integer().notNull().default(0),
    availableForSale: boolean().notNull().default(false),
    /** The distinct words of title, vendor, type, tags, options and facets, in lower case without accents. */
    searchText: text().notNull().default(''),
    /** The text or artwork that the product needs from its buyer. */
    personalization: jsonb().$type<Personalization>().notNull().default(NO_PERSONALIZATION),
    extraColumns: jsonb().$type<ExtraColumns>().notNull().default({}),
    /** Optimistic lock: each edit increments this version, and an edit of a stale version is rejected. Sales don't change it. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('products_position').on(table.position, table.id),
    index('products_tags').using('gin', table.tags).with(READ_AT_ONCE),
    // This index sorts products with popular tags before all others. The query in list-popular must use exactly this expression; otherwise
    // PostgreSQL doesn't use the index.
    index('products_popular')
      .on(sql`(${table.tags} && array['best-seller', 'popular']) desc`, table.position, table.id)
      .where(sql`${table.availableForSale} and ${table.published} and ${table.status} = 'active'`),
    // This index contains only sold-out products, so it is small. Lists can use it to filter by stock without reading product rows.
    index('products_sold_out')
      .on(table.id)
      .where(sql`not ${table.availableForSale}`),
    check('products_status', sql`${table.status} in ('active', 'draft', 'archived')`),
  ],
)

export const variants = pgTable(
  'variants',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    /** The variant's values, one for each of the product's option names. */
    optionValues: text().array().notNull().default([]),
    sku: text().notNull().default(''),
    barcode: text().notNull().default(''),
    priceCents: integer().notNull(),
    compareAtCents: integer(),
    /** The quantity that can still be sold. Reserved pieces are already subtracted. Null if stock isn't tracked. */
    stock: integer(),
    /**
     * The policy when stock reaches zero. With `deny`, the variant is sold out. With `continue`, it can still be ordered, and stock becomes
     * negative.
     */
    stockPolicy: text().notNull().default('deny'),
    grams: integer().notNull().default(0),
    weightUnit: text().notNull().default(''),
    requiresShipping: boolean().notNull().default(true),
    taxable: boolean().notNull().default(true),
    imageSrc: text().notNull().default(''),
    /** The number of the variant's row among the product's rows in the CSV, counted from 0. */
    csvRow: integer().notNull().default(0),
    extraColumns: jsonb().$type<ExtraColumns>().notNull().default({}),
    spellings: jsonb().$type<Spellings>().notNull().default({}),
    /**
     * The reason why the variant can't be made at its size, copied from `making_checks`; the variant then isn't sold. Null if it can be
     * made.
     */
    stop: text(),
  },
  (table) => [
    unique('variants_position').on(table.productId, table.position),
    index('variants_sku').on(table.sku),
    check('variants_price', sql`${table.priceCents} >= 0`),
    check('variants_stock', sql`${table.stock} >= 0 or ${table.stockPolicy} = 'continue'`),
    check('variants_stock_policy', sql`${table.stockPolicy} in ('deny', 'continue')`),
  ],
)

export const productImages = pgTable(
  'product_images',
  {
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The URL of the picture; `/media/...` for a file in the object store. */
    src: text().notNull(),
    alt: text().notNull().default(''),
    /** The picture's width and height in pixels; null until the picture has been read. */
    width: integer(),
    height: integer(),
    csvRow: integer().notNull().default(0),
    extraColumns: jsonb().$type<ExtraColumns>().notNull().default({}),
    spellings: jsonb().$type<Spellings>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The entries of the product lists: one small row per product on sale, for listing, sorting, counting and searching. They are recomputed
 * whenever the product is stored.
 */
export const productListings = pgTable(
  'product_listings',
  {
    productId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    priceCents: integer().notNull(),
    words: tsvector().notNull(),
    /**
     * The words by which the shop's own search finds the product, on four lines: words of the title, words of the handle, all other words,
     * words of the motif.
     */
    terms: text().notNull().default(''),
    /** The product's facet values as `facet:word`, separated by spaces; null until they are computed. */
    facets: text(),
  },
  (table) => [
    index('product_listings_position').on(table.position, table.productId),
    index('product_listings_price_low').on(table.priceCents, table.position, table.productId),
    index('product_listings_price_high').on(
      table.priceCents.desc().nullsFirst(),
      table.position,
      table.productId,
    ),
    index('product_listings_words').using('gin', table.words).with(READ_AT_ONCE),
  ],
)

export const collections = pgTable('collections', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  handle: text().notNull().unique(),
  title: text().notNull(),
  descriptionHtml: text().notNull().default(''),
  imageSrc: text().notNull().default(''),
  imageAlt: text().notNull().default(''),
  /** The tags in the collection's rule. A product belongs to the collection if it has one of these tags. */
  ruleTags: text().array().notNull().default([]),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** The products of each collection. The rows are updated whenever a product is stored. */
export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /**
     * The position and price of the product, copied from the product. The copies allow one index to contain everything that a collection's
     * page needs.
     */
    position: integer().notNull(),
    priceCents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.productId] }),
    index('collection_products_position').on(table.collectionId, table.position, table.productId),
    index('collection_products_price_low').on(
      table.collectionId,
      table.priceCents,
      table.position,
      table.productId,
    ),
    index('collection_products_price_high').on(
      table.collectionId,
      table.priceCents.desc().nullsFirst(),
      table.position,
      table.productId,
    ),
    index('collection_products_product').on(table.productId),
  ],
)
