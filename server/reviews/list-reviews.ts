import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ReviewList } from '../../contract/reviews.ts'
import type { ReviewSort } from '../../domain/reviews/review-rules.ts'
import { buildStatementOnce, UNNAMED_STATEMENT } from '../db/build-statement-once.ts'
import type { Database, Transaction } from '../db/database.ts'
import { reviews } from '../db/schema/reviews.ts'
import { computeRating, publishedCondition, type StarCount, sumUpStars } from '../catalogue/index.ts'
import { toReviewView } from './review-view.ts'

const PAGE_SIZE = 6
/**
 * A number that is larger than the length of any review. The rank by helpfulness is the number of votes times this number, plus the length
 * of the review. So the length decides only between reviews with equally many votes.
 */
const LONGEST = sql.raw('10000')

/**
 * The number by which reviews are sorted, highest first, by sort order. Reviews with the same number are sorted newest first. For the sort
 * order `helpful`, the number also depends on the length of the review: among reviews with equally many votes, the longest comes first, and
 * not the newest, which may be very short.
 */
const SORT_RANKS: Readonly<Record<ReviewSort, SQL<number>>> = {
  helpful: sql`${reviews.helpfulCount} * ${LONGEST} + least(char_length(${reviews.body}), ${LONGEST} - 1)`,
  newest: sql`0::int`,
  highest: sql`${reviews.rating}`,
  lowest: sql`-${reviews.rating}`,
}

type ReviewQuery = {
  product: { id: number; stars: readonly StarCount[] }
  sort: ReviewSort
  /** The id of the last review on the previous page; null for the first page. */
  after: number | null
}

/**
 * Returns a page of a product's published reviews, with the average and the distribution of all of them. Null if `after` isn't the id of a
 * review of this product.
 */
export async function listReviews(
  db: Database,
  { product, sort, after }: ReviewQuery,
): Promise<ReviewList | null> {
  const { counted, distribution } = sumUpStars(product.stars)
  if (counted.count === 0 && after === null) return { rating: null, distribution, reviews: [], next: null }
  const of = { productId: product.id, sample: counted.sample }
  const behind = after === null ? undefined : await findRank(db, sort, of, after)
  if (behind === null) return null
  const wanted = behind === undefined ? firstPages[sort](db) : selectPage(db, sort, behind)
  const rows = await wanted.execute(of)
  const page = rows.slice(0, PAGE_SIZE)
  return {
    rating: computeRating(counted),
    distribution,
    reviews: page.map(toReviewView),
    next: rows.length > PAGE_SIZE ? String(page.at(-1)?.id) : null,
  }
}

/** Matches the product's published reviews: either only its real reviews, or only its sample reviews. */
const shown = and(
  eq(reviews.productId, sql.placeholder('productId')),
  publishedCondition,
  eq(reviews.sample, sql.placeholder('sample')),
)

const selectPage = (db: Database | Transaction, sort: ReviewSort, behind: SQL | undefined) =>
  db
    .select()
    .from(reviews)
    .where(and(shown, behind))
    .orderBy(desc(SORT_RANKS[sort]), desc(reviews.createdAt), desc(reviews.id))
    .limit(PAGE_SIZE + 1)
    .prepare(UNNAMED_STATEMENT)

const firstPageBy = (sort: ReviewSort) => buildStatementOnce((db) => selectPage(db, sort, undefined))

const firstPages = {
  helpful: firstPageBy('helpful'),
  newest: firstPageBy('newest'),
  highest: firstPageBy('highest'),
  lowest: firstPageBy('lowest'),
}

/**
 * Returns a condition that matches the reviews after the review with the id `after`, in the sort order. The next page therefore continues
 * at the right place, even if votes have moved reviews in the meantime. Null if there is no review with that id.
 */
async function findRank(
  db: Database,
  sort: ReviewSort,
  of: { productId: number; sample: boolean },
  after: number,
): Promise<SQL | null> {
  const rank = SORT_RANKS[sort]
  const [last] = await db
    .select({ rank, createdAt: reviews.createdAt, id: reviews.id })
    .from(reviews)
    .where(and(shown, eq(reviews.id, after)))
    .execute(of)
  if (!last) return null
  const at = last.createdAt.toISOString()
  return sql`(${rank}, ${reviews.createdAt}, ${reviews.id}) < (${last.rank}::int, ${at}::timestamptz, ${last.id}::bigint)`
}
