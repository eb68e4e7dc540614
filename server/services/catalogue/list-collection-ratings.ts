import { eq, inArray, sql } from 'drizzle-orm'
import type { CollectionRatings } from '../../../contract/showcase.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { collectionProducts, collections, reviews } from '../../db/schema/catalogue.ts'

/** What the reviews of its products say of each collection, by handle; null for those without reviews or unknown. */
export async function listCollectionRatings(
  db: Database | Transaction,
  handles: readonly string[],
): Promise<CollectionRatings> {
  if (handles.length === 0) return {}
  const rows = await db
    .select({
      handle: collections.handle,
      average: sql<number>`avg(${reviews.rating})::float8`,
      count: sql<number>`count(*)::int`,
      sample: sql<boolean>`bool_or(${reviews.sample})`,
    })
    .from(collections)
    .innerJoin(collectionProducts, eq(collectionProducts.collectionId, collections.id))
    .innerJoin(reviews, eq(reviews.productId, collectionProducts.productId))
    .where(inArray(collections.handle, [...handles]))
    .groupBy(collections.handle)
  const found = new Map(rows.map(({ handle, ...rating }) => [handle, rating]))
  return Object.fromEntries(
    handles.map((handle) => {
      const rating = found.get(handle)
      return [handle, rating ? { ...rating, average: Math.round(rating.average * 100) / 100 } : null]
    }),
  )
}
