import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { collectionProducts, collections } from '../../db/schema/catalogue.ts'

export type CollectionRow = typeof collections.$inferSelect

export async function listCollectionsById(db: Database, ids: readonly number[]): Promise<CollectionRow[]> {
  return db
    .select()
    .from(collections)
    .where(inArray(collections.id, [...ids]))
}

export async function listCollectionsByHandle(
  db: Database,
  handles: readonly string[],
): Promise<CollectionRow[]> {
  return db
    .select()
    .from(collections)
    .where(inArray(collections.handle, [...handles]))
}

/** Lists the collections of each product, sorted by collection id. */
export async function listCollectionsOfProducts(
  db: Database,
  productIds: readonly number[],
): Promise<{ productId: number; collection: CollectionRow }[]> {
  return db
    .select({ productId: collectionProducts.productId, collection: collections })
    .from(collectionProducts)
    .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
    .where(inArray(collectionProducts.productId, [...productIds]))
    .orderBy(asc(collections.id))
}
