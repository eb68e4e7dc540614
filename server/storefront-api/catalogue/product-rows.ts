import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { productImages, products, variants } from '../../db/schema/catalogue.ts'

// Visible to shoppers.
const onSale = and(eq(products.status, 'active'), eq(products.published, true))

// Without columns that only exports and searches need.
const {
  descriptionHtml: _imported,
  searchText: _words,
  extraColumns: _productExtra,
  ...productColumns
} = getTableColumns(products)
const {
  extraColumns: _variantExtra,
  spellings: _variantSpellings,
  ...variantColumns
} = getTableColumns(variants)
const {
  extraColumns: _imageExtra,
  spellings: _imageSpellings,
  ...imageColumns
} = getTableColumns(productImages)
export { productColumns }

export type ProductRow = Omit<typeof products.$inferSelect, 'descriptionHtml' | 'searchText' | 'extraColumns'>
export type VariantRow = Omit<typeof variants.$inferSelect, 'extraColumns' | 'spellings'>
export type ImageRow = Omit<typeof productImages.$inferSelect, 'extraColumns' | 'spellings'>

/** The products among the ids that are on sale, in no order. */
export async function listProductsById(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(products)
    .where(and(inArray(products.id, [...ids]), onSale))
}

/** The same by handle. */
export async function listProductsByHandle(db: Database, handles: readonly string[]): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(products)
    .where(and(inArray(products.handle, [...handles]), onSale))
}

/** Variants by id, of whatever product: a cart shows lines of products that went off sale. */
export async function listVariantsById(db: Database, ids: readonly number[]): Promise<VariantRow[]> {
  return db
    .select(variantColumns)
    .from(variants)
    .where(inArray(variants.id, [...ids]))
}

/** Products by id, on sale or not, for existing carts and orders. */
export async function listAnyProductsById(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
}

/** All variants of the products, each product's in its own order. */
export async function listVariantsOfProducts(
  db: Database,
  productIds: readonly number[],
): Promise<VariantRow[]> {
  return db
    .select(variantColumns)
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.productId), asc(variants.position))
}

/** All pictures of the products, each product's in its own order. */
export async function listImagesOfProducts(db: Database, productIds: readonly number[]): Promise<ImageRow[]> {
  return db
    .select(imageColumns)
    .from(productImages)
    .where(inArray(productImages.productId, [...productIds]))
    .orderBy(asc(productImages.productId), asc(productImages.position))
}
