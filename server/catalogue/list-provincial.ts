import { and, asc, eq, sql } from 'drizzle-orm'
import type { Product } from '../../contract/product.ts'
import { isProvincial, PROVINCIAL_COLLECTION, PROVINCIAL_WORDS } from '../../domain/catalogue/provincial.ts'
import type { Database, Transaction } from '../db/database.ts'
import { collectionProducts, collections, products } from '../db/schema/catalogue.ts'
import { loadProductViews } from './product-view.ts'

/**
 * Lists vehicle decals with a provincial theme, in the order of the vehicle decals' collection. The parameter `limit` is their maximum
 * number.
 */
export async function listProvincial(db: Database | Transaction, limit: number): Promise<Product[]> {
  const said = sql`lower(${products.title} || ' ' || ${products.descriptionSafeHtml} || ' ' || array_to_string(${products.tags}, ' '))`
  // This condition only preselects products in the database. A rule in domain/ makes the final choice.
  const mayBe = sql`${said} ~ ${PROVINCIAL_WORDS.join('|')}`
  const rows = await db
    .select({ id: products.id })
    .from(collectionProducts)
    .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .where(and(eq(collections.handle, PROVINCIAL_COLLECTION), eq(products.availableForSale, true), mayBe))
    .orderBy(asc(collectionProducts.position), asc(collectionProducts.productId))
    .limit(2 * limit)
  const found = await loadProductViews(
    db,
    rows.map(({ id }) => id),
  )
  return found.filter(isProvincial).slice(0, limit)
}
