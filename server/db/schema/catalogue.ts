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

/** Cells of an imported CSV in columns that the shop doesn't use. They are stored so that an export equals its import. */
type ExtraColumns = Record<string, string>

/**
 * Cells of an imported CSV that the shop would write differently, by column: the original, and the shop's own spelling. An export writes
 * the original as long as the shop's own spelling stays the same.
 */
type Spellings = Record<string, [asWritten: string, own: string]>

// Disables a GIN index's pending list. Otherwise new rows collect there, up to 4 MB, and each search reads them until a vacuum.
const READ_AT_ONCE = { fastupdate: false }

export const products = pgTable(
  'products',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    handle: text().notNull().unique(),
    title: text().notNull(),
    /** The imported HTML, for the export. It's never shown. */
    descriptionHtml: text().notNull().default(''),
    /** The HTML for pages and APIs, sanitised when written. */
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
    /** The position in the shop's own order ("featured"). */
    position: integer().notNull().default(0),
    /**
     * The price of the variant that a product page starts with (domain/catalogue/default-variant). Like the next three columns, it's
     * derived at every write.
     */
    priceCents: integer().notNull().default(0),
    compareAtCents: integer(),
    minPriceCents: integer().notNull().default(0),
    maxPriceCents: integer().notNull().default(0),
    availableForSale: boolean().notNull().default(false),
    /** The distinct words of title, vendor, type, tags, options and facets, in lower case without accents. */
    searchText: text().notNull().default(''),
    /** What the buyer has to enter before the product can be made. */
    personalization: jsonb().$type<Personalization>().notNull().default(NO_PERSONALIZATION),
    extraColumns: jsonb().$type<ExtraColumns>().notNull().default({}),
    /** Optimistic lock: incremented by every edit, so that a stale edit is rejected. Sales don't increment it. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('products_position').on(table.position, table.id),
    index('products_tags').using('gin', table.tags).with(READ_AT_ONCE),
    // Products with the popular tags, then the rest. list-popular has to use exactly this expression, or PostgreSQL doesn't use the index.
    index('products_popular')
      .on(sql`(${table.tags} && array['best-seller', 'popular']) desc`, table.position, table.id)
      .where(sql`${table.availableForSale} and ${table.published} and ${table.status} = 'active'`),
    // Covers few rows, so that lists can filter by stock without reading the products.
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
    /** A value for each of the product's option names. */
    optionValues: text().array().notNull().default([]),
    sku: text().notNull().default(''),
    barcode: text().notNull().default(''),
    priceCents: integer().notNull(),
    compareAtCents: integer(),
    /** The quantity available to sell, with reservations already subtracted; null if stock isn't tracked. */
    stock: integer(),
    /** The behaviour at zero stock: deny stops selling; continue goes on, and stock may become negative. */
    stockPolicy: text().notNull().default('deny'),
    grams: integer().notNull().default(0),
    weightUnit: text().notNull().default(''),
    requiresShipping: boolean().notNull().default(true),
    taxable: boolean().notNull().default(true),
    imageSrc: text().notNull().default(''),
    /** The row's number among the product's rows in its CSV, from 0. */
    csvRow: integer().notNull().default(0),
    extraColumns: jsonb().$type<ExtraColumns>().notNull().default({}),
    spellings: jsonb().$type<Spellings>().notNull().default({}),
    /** Preflight's reason why the variant can't be made at its size; such a variant isn't sold. Null if it can be made. */
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
    /** A web address, or `/media/...` for a file in the object store. */
    src: text().notNull(),
    alt: text().notNull().default(''),
    /** The width in pixels; null until the picture has been read. */
    width: integer(),
    height: integer(),
    csvRow: integer().notNull().default(0),
    extraColumns: jsonb().$type<ExtraColumns>().notNull().default({}),
    spellings: jsonb().$type<Spellings>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A narrow row for each product on sale, for lists, sorting, counts and search. Derived at every write. */
export const productListings = pgTable(
  'product_listings',
  {
    productId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    priceCents: integer().notNull(),
    words: tsvector().notNull(),
    /** The words for the shop's own search: the title's, then the handle's, then all others, separated by line breaks. */
    terms: text().notNull().default(''),
    /** The product's facets as `facet:word`, separated by spaces; null until derived. */
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
  /** Products with any of these tags belong to the collection. */
  ruleTags: text().array().notNull().default([]),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Assigns products on sale to collections. Derived from the rules at every write. */
export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The product's own position and price, repeated here so that a collection's page is read from one index. */
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
