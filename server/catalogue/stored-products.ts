import { asc, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../db/database.ts'
import { productImages, products, variants } from '../db/schema/catalogue.ts'
import type { ImageRecord, ProductRecord, VariantRecord } from './product-record.ts'

/** A product from the database in the form of a product CSV, with its database keys. */
export type StoredProduct = {
  id: number
  position: number
  /** The product's version. Every edit and import increases it; a sale doesn't. */
  version: number
  record: ProductRecord
  /** The ids of the variants, in the same order as record.variants. */
  variantIds: number[]
}

// The database stores a product's status and stock policy as plain text. Its constraints make sure that only these values occur.
const status = z.enum(['active', 'draft', 'archived'])
const stockPolicy = z.enum(['deny', 'continue'])

/** Loads complete products by handle. Takes three statements for any number of products. */
export async function loadStoredProductsByHandle(
  db: Database | Transaction,
  handles: readonly string[],
): Promise<StoredProduct[]> {
  if (handles.length === 0) return []
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.handle, [...handles]))
  return loadCompleteProducts(db, rows)
}

type ProductRow = typeof products.$inferSelect

export async function loadCompleteProducts(
  db: Database | Transaction,
  rows: readonly ProductRow[],
): Promise<StoredProduct[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const variantRows = await db
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.productId), asc(variants.position))
  const imageRows = await db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, ids))
    .orderBy(asc(productImages.productId), asc(productImages.position))
  const variantsOf = Map.groupBy(variantRows, ({ productId }) => productId)
  const imagesOf = Map.groupBy(imageRows, ({ productId }) => productId)
  return rows.map((row) => {
    const own = variantsOf.get(row.id) ?? []
    const record = toRecord(row, own.map(toVariant), (imagesOf.get(row.id) ?? []).map(toImage))
    const { id, position, version } = row
    return { id, position, version, record, variantIds: own.map((variant) => variant.id) }
  })
}

function toRecord(row: ProductRow, ownVariants: VariantRecord[], images: ImageRecord[]): ProductRecord {
  return {
    handle: row.handle,
    title: row.title,
    descriptionHtml: row.descriptionHtml,
    vendor: row.vendor,
    category: row.category,
    productType: row.productType,
    tags: row.tags,
    status: status.parse(row.status),
    published: row.published,
    giftCard: row.giftCard,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    optionNames: row.optionNames,
    personalization: row.personalization,
    extraColumns: row.extraColumns,
    variants: ownVariants,
    images,
  }
}

function toVariant(row: typeof variants.$inferSelect): VariantRecord {
  return {
    csvRow: row.csvRow,
    optionValues: row.optionValues,
    sku: row.sku,
    barcode: row.barcode,
    priceCents: row.priceCents,
    compareAtCents: row.compareAtCents,
    stock: row.stock,
    stockPolicy: stockPolicy.parse(row.stockPolicy),
    grams: row.grams,
    weightUnit: row.weightUnit,
    requiresShipping: row.requiresShipping,
    taxable: row.taxable,
    imageSrc: row.imageSrc,
    extraColumns: row.extraColumns,
    spellings: row.spellings,
  }
}

function toImage(row: typeof productImages.$inferSelect): ImageRecord {
  const { src, alt, width, height, csvRow, extraColumns, spellings } = row
  return { src, alt, width, height, csvRow, extraColumns, spellings }
}
