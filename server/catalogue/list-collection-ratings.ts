import { and, eq, inArray } from 'drizzle-orm'
import type { CollectionRatings } from '../../contract/showcase.ts'
import type { Database, Transaction } from '../db/database.ts'
import { collectionProducts, collections } from '../db/schema/catalogue.ts'
import { reviews } from '../db/schema/reviews.ts'
import { chooseCountedReviews, publishedCondition, computeRating, ratingSumColumns } from './ratings.ts'

/** Computes each collection's rating from its products' reviews, by handle; null if the collection is unknown or has no reviews. */
export async function listCollectionRatings(
  db: Database | Transaction,
  handles: readonly string[],
): Promise<CollectionRatings> {
  if (handles.length === 0) return {}
  const rows = await db
    .select({ handle: collections.handle, ...ratingSumColumns })
    .from(collections)
    .innerJoin(collectionProducts, eq(collectionProducts.collectionId, collections.id))
    .innerJoin(reviews, eq(reviews.productId, collectionProducts.productId))
    .where(and(inArray(collections.handle, [...handles]), publishedCondition))
    // Groups by product, because the sample reviews of a product count only as long as that product has no real review.
    .groupBy(collections.handle, reviews.productId)
  const ofHandle = Map.groupBy(rows, ({ handle }) => handle)
  return Object.fromEntries(
    handles.map((handle) => {
      const counted = (ofHandle.get(handle) ?? []).map(chooseCountedReviews)
      const rating = computeRating({
        count: counted.reduce((all, { count }) => all + count, 0),
        sum: counted.reduce((all, { sum }) => all + sum, 0),
        sample: counted.some(({ sample }) => sample),
      })
      return [handle, rating]
    }),
  )
}
