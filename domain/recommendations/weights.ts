/** After this many days, an order counts half as much (measured: recency matters more than any choice of formula). */
export const HALF_LIFE_DAYS = 90

const HALF_LIFE_MS = HALF_LIFE_DAYS * 24 * 60 * 60 * 1000

/**
 * The instant t0 at which a new order has weight 1: the start of the year in which the shop was founded. With forward decay, old rows never
 * need updating: newer orders get a larger weight, 2^((t - t0) / 90 days), and queries divide by the current weight (see `rescaleWeight`).
 * This can't overflow: a double holds powers of two from -1074 to 1023, so weights are finite from 1755 to 2272, and sums of a million
 * orders until 2267. Rounding loses an order that is 13 years old, because its weight is 2^-53 of a new one's; that is harmless. Never
 * change t0 while weights are stored: they would all have to be rebuilt.
 */
export const DECAY_EPOCH = Date.UTC(2020, 0, 1)

/**
 * The maximum number of distinct products of an order whose pairs are counted. A larger order says little about which products go together,
 * and would take as much work as thousands of others.
 */
export const MAX_PAIRED_PRODUCTS = 100

/** Counts the half-lives between t0 and an instant. */
function halfLives(instant: Date): number {
  return (instant.getTime() - DECAY_EPOCH) / HALF_LIFE_MS
}

/**
 * The weights that one order adds to the statistics: `wn` to its products, `w` to its pairs (0 if they don't count). They are stored with
 * the order, so that they can be subtracted again.
 */
export type OrderWeights = { wn: number; w: number }

/**
 * Computes the weights of an order with L distinct products: wn = 2^((t - t0) / 90 days), and w = wn / sqrt(max(L - 1, 1)), so that large
 * baskets don't drown out small ones. With more than 100 products, w is 0. t is the time of the order, t0 is DECAY_EPOCH.
 */
export function computeOrderWeights(distinctProducts: number, placedAt: Date): OrderWeights {
  const wn = 2 ** halfLives(placedAt)
  if (distinctProducts > MAX_PAIRED_PRODUCTS) return { wn, w: 0 }
  return { wn, w: wn / Math.sqrt(Math.max(distinctProducts - 1, 1)) }
}

/**
 * Rescales a stored weight, or a sum of weights, to an instant. An order placed at that instant has weight 1, and one placed 90 days
 * earlier 0.5.
 */
export function rescaleWeight(weight: number, now: Date): number {
  return weight * 2 ** -halfLives(now)
}
