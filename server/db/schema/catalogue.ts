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

/** Cells of a source CSV in columns that the shop doesn't use, kept so that an export equals its import. */
type ExtraColumns = Record<string, string>

/**
 * Cells of a source CSV that the shop would write differently, by column: the original and the shop's own cell. An export repeats the original
 * while the shop's own cell is unchanged.
 */
type Spellings = Record<string, [asWritten: string, own: string]>

// Otherwise a GIN index collects new rows in a pending list, which each search reads, up to 4 MB, until a vacuum.
const READ_AT_ONCE = { fastupdate: false }

export const products = pgTable(
  'products',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    handle: text().notNull().unique(),
    title: text().notNull(),
    /** As imported, for the export; never shown. */
    descriptionHtml: text().notNull().default(''),
    /** Sanitised at writing, for pages and APIs. */
    descriptionSafeHtml: text().notNull().default(''),
    vendor: text().notNull().default(''),
    productType: text().notNull().default(''),
    category: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    /** active, draft or archived, as in the CSV; only active and published products are on sale. */
    status: text().notNull().default('active'),
    published: boolean().notNull().default(true),
    giftCard: boolean().notNull().default(false),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    /** Names of up to three options, in order; empty for a product with one default variant. */
    optionNames: text().array().notNull().default([]),
    /** Server order ("featured"). */
    position: integer().notNull().default(0),
    /**
     * The price of the variant that a product page starts with (domain/catalogue/default-variant). Like the three columns below, it is
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
    // Ordered by popularity: products with the popular tags, then the rest. The query (list-popular) has to use exactly this expression, or
    // PostgreSQL doesn't use the index.
    index('products_popular')
      .on(sql`(${table.tags} && array['best-seller', 'popular']) desc`, table.position, table.id)
      .where(sql`${table.availableForSale} and ${table.published} and ${table.status} = 'active'`),
    // Few rows, so lists can filter by stock without reading the products.
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
    /** One value for each of the product's option names. */
    optionValues: text().array().notNull().default([]),
    sku: text().notNull().default(''),
    barcode: text().notNull().default(''),
    priceCents: integer().notNull(),
    compareAtCents: integer(),
    /** Items available to sell; null if stock isn't tracked. Reservations are already subtracted. */
    stock: integer(),
    /** At zero stock, deny stops selling, continue keeps selling (stock may go negative). */
    stockPolicy: text().notNull().default('deny'),
    grams: integer().notNull().default(0),
    weightUnit: text().notNull().default(''),
    requiresShipping: boolean().notNull().default(true),
    taxable: boolean().notNull().default(true),
    imageSrc: text().notNull().default(''),
    /** Row of the product's block in its CSV, from 0. */
    csvRow: integer().notNull().default(0),
    extraColumns: jsonb().$type<ExtraColumns>().notNull().default({}),
    spellings: jsonb().$type<Spellings>().notNull().default({}),
    /** Why preflight found that it can't be made at its size, in which case it isn't sold; null if it can be made. */
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
    /** An address, or `/media/...` for a file in the media folder. */
    src: text().notNull(),
    alt: text().notNull().default(''),
    /** Pixels; null until the picture was read. */
    width: integer(),
    height: integer(),
    csvRow: integer().notNull().default(0),
    extraColumns: jsonb().$type<ExtraColumns>().notNull().default({}),
    spellings: jsonb().$type<Spellings>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** One narrow row per product on sale, for lists, sorts, counts and search. Derived at every write. */
export const productListings = pgTable(
  'product_listings',
  {
    productId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    priceCents: integer().notNull(),
    words: tsvector().notNull(),
    /** The title's words, a line break, and the other words, for the shop's own search. */
    terms: text().notNull().default(''),
    /** Facets as `facet:word` separated by spaces; null until derived. */
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
  /** A product with any of these tags belongs to the collection. */
  ruleTags: text().array().notNull().default([]),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Which products on sale are in which collection, derived from the rules at every write. */
export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The product's own position and price, repeated here so that a collection's page reads one index. */
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
