import { rescaleWeight } from './weights.ts'

/** The maximum number of candidates from the co-purchase table. If there are more, the candidates with the highest weight are used. */
export const MAX_CANDIDATES = 64

/**
 * The exponent in the score W_ij / WN_j^0.2. Because of this exponent, popular products rank slightly lower. The value was tuned on real
 * orders.
 */
const POPULARITY_EXPONENT = 0.2

/**
 * The confidence of a pair is computed as if there were this many additional orders, in which the product is as common as in the whole
 * shop. For pairs with few orders, this moves the confidence towards the general popularity of the product (measured: calibration error
 * .020).
 */
const PRIOR_ORDERS = 5

/** If the shop has at least this many orders, co-purchases count as reliable, and tags count less. */
const ENOUGH_ORDERS = 1_000

/**
 * Statistics about a product j that may be recommended with a product i. The weights are those in the database, which aren't reduced by age
 * yet.
 */
export type Candidate = {
  productId: number
  /**
   * The number of orders with both i and j (n_ij). The sum of their weights (W_ij) is `pairWeight`. Both are 0 if the products only have
   * tags in common.
   */
  pairOrders: number
  /** How many of the orders with both i and j are sample orders. */
  samplePairOrders: number
  pairWeight: number
  /** The number of orders with j (n_j). The sum of their weights (WN_j) is `weight`. Both are 0 if there are no orders. */
  orders: number
  weight: number
  /** How similar the tags of i and j are, from 0 to 1. */
  similarity: number
  /** Whether j, the product that may be recommended, is for sale and in stock. */
  available: boolean
}

export type RecommendationInput = {
  /** Product i, the number of orders with it (n_i), and how many of them are sample orders. */
  productId: number
  orders: number
  sampleOrders: number
  candidates: readonly Candidate[]
  /** The ids of available products, most popular first, to fill up the list. */
  popular: readonly number[]
  /** The number of orders in the whole shop (N). `largestWeight` is the highest weight (WN) that is stored for any product. */
  allOrders: number
  largestWeight: number
  now: Date
  take: number
}

export type RankedProduct = {
  productId: number
  /** The probability that a buyer of i also buys j, from 0 to 1. It is 0 if j was chosen only for its tags or its popularity. */
  confidence: number
  /** The number of orders that contain both i and j. */
  purchaseCount: number
  /** Whether confidence and count come from sample orders only. If so, the page has to say this. */
  sample: boolean
}

/**
 * Returns the weight k that tags have in a score. As the shop's first orders arrive, it falls from 3 to 2. Once there are enough orders to
 * rely on, it is 1.
 */
export function computeTagWeight(allOrders: number): number {
  return allOrders < ENOUGH_ORDERS ? 3 - allOrders / ENOUGH_ORDERS : 1
}

/**
 * Scores a product j that may be recommended with a product i: W_ij / WN_j^0.2 + k * similarity * sqrt(WN_j / max WN). W_ij is the weight
 * of the orders with both products, WN_j the weight of the orders with j, and k the weight of the tags. The weights are reduced by age
 * first, so recent orders count more.
 */
export function computeScore(
  candidate: Candidate,
  shop: { allOrders: number; largestWeight: number; now: Date },
): number {
  const together = rescaleWeight(candidate.pairWeight, shop.now)
  const popularity = rescaleWeight(candidate.weight, shop.now)
  const largest = rescaleWeight(shop.largestWeight, shop.now)
  const bought = popularity > 0 ? together / popularity ** POPULARITY_EXPONENT : 0
  const alike = largest > 0 ? candidate.similarity * Math.sqrt(popularity / largest) : 0
  return bought + computeTagWeight(shop.allOrders) * alike
}

/**
 * Returns the probability that an order with i also contains j: (n_ij + 5 n_j / N) / (n_i + 5). It is 0 if the two were never bought
 * together.
 */
export function computeConfidence(
  pairOrders: number,
  orders: number,
  otherOrders: number,
  allOrders: number,
): number {
  if (pairOrders <= 0 || allOrders <= 0) return 0
  return Math.min((pairOrders + (PRIOR_ORDERS * otherOrders) / allOrders) / (orders + PRIOR_ORDERS), 1)
}

/**
 * Returns the figures about j that the page of i may show. If real customers have bought i and j together, the figures are computed without
 * sample orders. Otherwise, they are computed from sample orders and labelled as samples.
 */
export function summarisePairForPage(
  { pairOrders, samplePairOrders, orders: otherOrders, productId }: Candidate,
  { orders, sampleOrders, allOrders }: Pick<RecommendationInput, 'orders' | 'sampleOrders' | 'allOrders'>,
): RankedProduct {
  const real = pairOrders - samplePairOrders
  const [together, own] = real > 0 ? [real, orders - sampleOrders] : [pairOrders, orders]
  return {
    productId,
    confidence: computeConfidence(together, own, otherOrders, allOrders),
    purchaseCount: together,
    sample: real <= 0 && pairOrders > 0,
  }
}

/**
 * Ranks the products to show with product i, without duplicates and without i. `take` is the maximum number of products. Available
 * candidates come first, ordered by score. Equal scores are ordered by similarity and then by id, so that the result is always the same. If
 * there are too few candidates, popular products fill up the list.
 */
export function rankRecommendations(question: RecommendationInput): RankedProduct[] {
  const ranked = question.candidates
    .filter((candidate) => candidate.available && candidate.productId !== question.productId)
    .map((candidate) => ({ candidate, score: computeScore(candidate, question) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.candidate.similarity - a.candidate.similarity ||
        a.candidate.productId - b.candidate.productId,
    )
    .map(({ candidate }) => summarisePairForPage(candidate, question))
  const filling = question.popular
    .filter((productId) => productId !== question.productId)
    .map((productId) => ({ productId, confidence: 0, purchaseCount: 0, sample: false }))
  const once = new Map<number, RankedProduct>()
  for (const product of [...ranked, ...filling])
    if (!once.has(product.productId)) once.set(product.productId, product)
  return [...once.values()].slice(0, Math.max(question.take, 0))
}
