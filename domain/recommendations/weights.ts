/** After this many days, an order counts half as much as a new order. */
export const HALF_LIFE_DAYS = 90

const HALF_LIFE_MS = HALF_LIFE_DAYS * 24 * 60 * 60 * 1000

/**
 * The time t0 at which an order has weight 1: the start of the year in which the shop was founded. Newer orders are stored with a larger
 * weight, 2^((t - t0) / 90 days), and queries divide by the weight that a new order has now (`rescaleWeight`). Stored rows therefore never
 * have to be updated as they get older (forward decay). Floating-point numbers are large enough: single weights are finite from 1755 to
 * 2272, and sums of a million orders until 2267. An order that is 13 years old is lost to rounding, which does no harm, because its weight
 * is only 2^-53 of a new order's weight. Never change t0 while weights are stored, or all of them have to be computed again.
 */
export const DECAY_EPOCH = Date.UTC(2020, 0, 1)

/**
 * If an order has more distinct products than this, its pairs aren't counted. Such an order says little about which products go together,
 * and counting its pairs would take as much work as counting those of thousands of small orders.
 */
export const MAX_PAIRED_PRODUCTS = 100

/** Returns the number of half-lives from t0 to a time. */
function halfLives(instant: Date): number {
  return (instant.getTime() - DECAY_EPOCH) / HALF_LIFE_MS
}

/**
 * The weights that one order adds to the statistics: `wn` to each of its products, and `w` to each of its pairs. `w` is 0 if the pairs
 * aren't counted. Both are stored with the order, so that they can be subtracted again.
 */
export type OrderWeights = { wn: number; w: number }

/**
 * Computes the weights of an order with L distinct products, placed at the time t: wn = 2^((t - t0) / 90 days) and w = wn / sqrt(max(L - 1,
 * 1)). The root keeps large baskets from outweighing small ones. With more than 100 products, w is 0. t0 is DECAY_EPOCH.
 */
export function computeOrderWeights(distinctProducts: number, placedAt: Date): OrderWeights {
  const wn = 2 ** halfLives(placedAt)
  if (distinctProducts > MAX_PAIRED_PRODUCTS) return { wn, w: 0 }
  return { wn, w: wn / Math.sqrt(Math.max(distinctProducts - 1, 1)) }
}

/**
 * Converts a stored weight, or a sum of weights, to the scale of a given time. On that scale, an order placed at that time has weight 1,
 * and an order placed 90 days earlier has weight 0.5.
 */
export function rescaleWeight(weight: number, now: Date): number {
  return weight * 2 ** -halfLives(now)
}
