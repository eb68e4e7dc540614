/** After this many days an order counts half (measured: recency matters more than any formula). */
export const HALF_LIFE_DAYS = 90

const HALF_LIFE_MS = HALF_LIFE_DAYS * 24 * 60 * 60 * 1000

/**
 * The instant t0 at which a new order weighs 1: the start of the year the shop was founded. Forward decay never updates old rows: new orders
 * weigh more, 2^((t - t0) / 90 days), and queries divide (rescale). It doesn't overflow: a double holds powers of two from -1074 to 1023, so
 * weights are finite from 1755 to 2272, and sums of a million orders until 2267. An order 13 years older than a new one (2^-53 of it) no longer
 * changes a sum, and shouldn't. Never change t0 while weights are stored: they would have to be rebuilt.
 */
export const DECAY_EPOCH = Date.UTC(2020, 0, 1)

/** Baskets with more distinct products say nothing about pairs, and would cost as much as thousands of others. */
export const MAX_PAIRED_PRODUCTS = 100

/** Half-lives between t0 and an instant. */
function halfLives(instant: Date): number {
  return (instant.getTime() - DECAY_EPOCH) / HALF_LIFE_MS
}

/**
 * What one order adds to the statistics of its products (wn) and pairs (w; 0 if they don't count). Stored with the order, so that it can be
 * subtracted again.
 */
export type OrderWeights = { wn: number; w: number }

/**
 * The weights of an order with this many distinct products (L): wn = 2^((t - t0) / 90 days), w = wn / sqrt(max(L - 1, 1)), so that big baskets
 * don't drown out small ones; 0 for more than 100 products.
 */
export function orderWeights(distinctProducts: number, placedAt: Date): OrderWeights {
  const wn = 2 ** halfLives(placedAt)
  if (distinctProducts > MAX_PAIRED_PRODUCTS) return { wn, w: 0 }
  return { wn, w: wn / Math.sqrt(Math.max(distinctProducts - 1, 1)) }
}

/** Rescales a stored weight or a sum of weights to an instant: an order placed now counts 1, one 90 days ago one half. */
export function rescale(weight: number, now: Date): number {
  return weight * 2 ** -halfLives(now)
}
