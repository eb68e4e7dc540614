import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ReviewList } from '../../../contract/reviews.ts'
import type { ReviewSort } from '../../../domain/reviews/review-rules.ts'
import type { Database } from '../../db/database.ts'
import { reviews } from '../../db/schema/reviews.ts'
import { countStars, isPublished, ratingOf } from './ratings.ts'
import { reviewView } from './review-view.ts'

const PAGE = 10

/** What comes first, the greatest; of equals the newest. */
const RANKS: Readonly<Record<ReviewSort, SQL<number>>> = {
  helpful: sql`${reviews.helpfulCount}`,
  newest: sql`0::int`,
  highest: sql`${reviews.rating}`,
  lowest: sql`-${reviews.rating}`,
}

type Wanted = {
  productId: number
  sort: ReviewSort
  /** Id of the last review of the page before. */
  after: number | null
}

/** The reviews of a product that count, page by page, with their mean and distribution; null for an `after` that is none of them. */
export async function listReviews(
  db: Database,
  { productId, sort, after }: Wanted,
): Promise<ReviewList | null> {
  const { counted, distribution } = await countStars(db, productId)
  const shown = and(eq(reviews.productId, productId), isPublished, eq(reviews.sample, counted.sample))
  const rank = RANKS[sort]
  const behind = after === null ? undefined : await findRank(db, and(shown, eq(reviews.id, after)), rank)
  if (behind === null) return null
  const rows = await db
    .select()
    .from(reviews)
    .where(and(shown, behind))
    .orderBy(desc(rank), desc(reviews.createdAt), desc(reviews.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  return {
    rating: ratingOf(counted),
    distribution,
    reviews: page.map(reviewView),
    next: rows.length > PAGE ? String(page.at(-1)?.id) : null,
  }
}

/** The place of a review in the order, so that the page goes on behind it even where votes have moved others; null for no such review. */
async function findRank(db: Database, condition: SQL | undefined, rank: SQL<number>): Promise<SQL | null> {
  const [last] = await db
    .select({ rank, createdAt: reviews.createdAt, id: reviews.id })
    .from(reviews)
    .where(condition)
  if (!last) return null
  const at = last.createdAt.toISOString()
  return sql`(${rank}, ${reviews.createdAt}, ${reviews.id}) < (${last.rank}::int, ${at}::timestamptz, ${last.id}::bigint)`
}
