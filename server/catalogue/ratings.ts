import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Rating } from '../../contract/product.ts'
import { buildStatementOnce, UNNAMED_STATEMENT } from '../db/build-statement-once.ts'
import type { Database, Transaction } from '../db/database.ts'
import { reviews } from '../db/schema/reviews.ts'
import { singleFlight } from '../platform/single-flight.ts'

/**
 * An SQL condition: the review is published. It can be a real review or a sample; `chooseCountedReviews` decides later which of the two
 * kinds counts.
 */
export const publishedCondition = sql`${reviews.state} = 'published'`

// The number of real reviews. Sample reviews count only if it is 0.
const realCount = sql<number>`count(*) filter (where not ${reviews.sample})::int`
const realSum = sql<number>`coalesce(sum(${reviews.rating}) filter (where not ${reviews.sample}), 0)::int`

/** The sums of a product's reviews from which `chooseCountedReviews` and `computeRating` compute its rating. */
export const ratingSumColumns = {
  real: realCount,
  realSum,
  all: sql<number>`count(*)::int`,
  allSum: sql<number>`sum(${reviews.rating})::int`,
}

type RatingSums = { real: number; realSum: number; all: number; allSum: number }

/** Returns the sums of the reviews that count: the real reviews, or the samples if there are no real ones. */
export function chooseCountedReviews({ real, realSum: ofReal, all, allSum }: RatingSums) {
  return real > 0 ? { count: real, sum: ofReal, sample: false } : { count: all, sum: allSum, sample: true }
}

type CountedReviews = ReturnType<typeof chooseCountedReviews>

/** Returns the average rating, rounded to two decimals; null if there are no reviews. */
export function computeRating({ count, sum, sample }: CountedReviews): Rating | null {
  if (count === 0) return null
  return { average: Math.round((sum / count) * 100) / 100, count, ...(sample && { sample }) }
}

/** Counts the reviews of a product, in total and for each number of stars: the real reviews, or the samples if there are no real ones. */
export const countStars = singleFlight(async (db, productId: number) => {
  const rows = await starsOf(db).execute({ productId })
  const real = sumOf(rows.filter(({ sample }) => !sample))
  const all = sumOf(rows)
  const counted = chooseCountedReviews({
    real: real.count,
    realSum: real.sum,
    all: all.count,
    allSum: all.sum,
  })
  const shown = rows.filter(({ sample }) => sample === counted.sample)
  const countOf = (stars: number) => shown.find(({ rating }) => rating === stars)?.count ?? 0
  return { counted, distribution: [1, 2, 3, 4, 5].map(countOf) }
})

const starsOf = buildStatementOnce((db) =>
  db
    .select({ rating: reviews.rating, sample: reviews.sample, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(eq(reviews.productId, sql.placeholder('productId')), publishedCondition))
    .groupBy(reviews.rating, reviews.sample)
    .prepare(UNNAMED_STATEMENT),
)

function sumOf(rows: readonly { rating: number; count: number }[]): { count: number; sum: number } {
  return {
    count: rows.reduce((total, { count }) => total + count, 0),
    sum: rows.reduce((total, { rating, count }) => total + rating * count, 0),
  }
}

/** Loads the ratings of products, by product key. For a single product, concurrent calls share one query. */
export async function loadRatings(
  db: Database | Transaction,
  productIds: readonly number[],
): Promise<Map<number, Rating>> {
  const [first, second] = productIds
  if (first === undefined) return new Map()
  if (second === undefined) return byProduct([[first, (await countStars(db, first)).counted]])
  const rows = await db
    .select({ productId: reviews.productId, ...ratingSumColumns })
    .from(reviews)
    .where(sql`${inArray(reviews.productId, [...productIds])} and ${publishedCondition}`)
    .groupBy(reviews.productId)
  return byProduct(rows.map(({ productId, ...sums }) => [productId, chooseCountedReviews(sums)]))
}

const byProduct = (counts: readonly (readonly [number, CountedReviews])[]): Map<number, Rating> =>
  new Map(
    counts.flatMap(([productId, counted]) => {
      const rating = computeRating(counted)
      return rating ? [[productId, rating] as const] : []
    }),
  )
