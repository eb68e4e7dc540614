import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { productImages, products, variants } from '../../db/schema/catalogue.ts'

// Matches products that shoppers can see.
const onSale = and(eq(products.status, 'active'), eq(products.published, true))

// Leaves out the columns that only exports and searches need.
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

/** Lists the given products that are on sale, in no particular order. */
export async function listProductsById(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(products)
    .where(and(inArray(products.id, [...ids]), onSale))
}

/** Lists the products on sale with these handles, in no particular order. */
export async function listProductsByHandle(db: Database, handles: readonly string[]): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(products)
    .where(and(inArray(products.handle, [...handles]), onSale))
}

/** Lists variants by id, even if their product isn't on sale any more, because carts still show them. */
export async function listVariantsById(db: Database, ids: readonly number[]): Promise<VariantRow[]> {
  return db
    .select(variantColumns)
    .from(variants)
    .where(inArray(variants.id, [...ids]))
}

/** Lists products by id, even if they aren't on sale, for existing carts and orders. */
export async function listAnyProductsById(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
}

/** Lists the variants of the given products, in each product's own order. */
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

/** Lists the pictures of the given products, in each product's own order. */
export async function listImagesOfProducts(db: Database, productIds: readonly number[]): Promise<ImageRow[]> {
  return db
    .select(imageColumns)
    .from(productImages)
    .where(inArray(productImages.productId, [...productIds]))
    .orderBy(asc(productImages.productId), asc(productImages.position))
}
