import { sql } from 'drizzle-orm'
import type { Rating } from '../../contract/product.ts'
import { reviews } from '../db/schema/reviews.ts'

/**
 * An SQL condition that is true for published reviews, both real ones and samples. `chooseCountedReviews` decides later which of the two
 * kinds counts.
 */
export const publishedCondition = sql`${reviews.state} = 'published'`

// The number of real reviews. Sample reviews count only if this number is 0.
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

/** The number of a product's published reviews with a certain number of stars. The sample reviews are counted separately. */
export type StarCount = { rating: number; sample: boolean; count: number }

/** Sums up the reviews of a product, in total and for each number of stars: the real reviews, or the samples if there are no real ones. */
export function sumUpStars(stars: readonly StarCount[]): { counted: CountedReviews; distribution: number[] } {
  const real = sumOf(stars.filter(({ sample }) => !sample))
  const all = sumOf(stars)
  const counted = chooseCountedReviews({
    real: real.count,
    realSum: real.sum,
    all: all.count,
    allSum: all.sum,
  })
  const shown = stars.filter(({ sample }) => sample === counted.sample)
  const countOf = (rating: number) => shown.find((each) => each.rating === rating)?.count ?? 0
  return { counted, distribution: [1, 2, 3, 4, 5].map(countOf) }
}

function sumOf(rows: readonly { rating: number; count: number }[]): { count: number; sum: number } {
  return {
    count: rows.reduce((total, { count }) => total + count, 0),
    sum: rows.reduce((total, { rating, count }) => total + rating * count, 0),
  }
}
