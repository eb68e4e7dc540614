import type { Rating } from '../../../../contract/product.ts'

/** Returns the combined rating of several products, counting each review once; null if there are no reviews. */
export function combineRatings(ratings: readonly (Rating | null)[]): Rating | null {
  const given = ratings.filter((rating) => rating !== null)
  const count = given.reduce((sum, rating) => sum + rating.count, 0)
  if (count === 0) return null
  const points = given.reduce((sum, rating) => sum + rating.average * rating.count, 0)
  return {
    average: points / count,
    count,
    ...(given.some(({ sample }) => sample) && { sample: true as const }),
  }
}
