import { rescaleWeight } from './weights.ts'

/** The maximum number of candidates to take from the co-purchase table, starting with the highest weight w. */
export const MAX_CANDIDATES = 64

/** The exponent in W / WN^0.2, which ranks popular products slightly lower (tuned on real orders). */
const POPULARITY_EXPONENT = 0.2

/**
 * The number of average orders that are added to a pair's statistics. They move the confidence of a pair with few orders towards the
 * product's overall popularity (measured: calibration error .020).
 */
const PRIOR_ORDERS = 5

/** From about this many orders, co-purchases are reliable and tags get their final weight. */
const ENOUGH_ORDERS = 1_000

/** Statistics about a candidate product j, relative to product i. Weights are as stored, not yet reduced by age. */
export type Candidate = {
  productId: number
  /** The number of orders with both i and j (n_ij), and the sum of their weights (W_ij); 0 if only tags match. */
  pairOrders: number
  /** The number of orders with both i and j that the sample shop invented. */
  samplePairOrders: number
  pairWeight: number
  /** The number of orders with j (n_j), and the sum of their weights (WN_j). Both are 0 if there are none. */
  orders: number
  weight: number
  /** Similarity of the tags, 0 to 1. */
  similarity: number
  /** Whether j is for sale and in stock. */
  available: boolean
}

export type RecommendationInput = {
  /** Product i, the number of orders with it (n_i), and how many of those are sample orders. */
  productId: number
  orders: number
  sampleOrders: number
  candidates: readonly Candidate[]
  /** Available products by popularity, used to fill up the list. */
  popular: readonly number[]
  /** The number of orders in the whole shop (N), and the highest stored WN of any product. */
  allOrders: number
  largestWeight: number
  now: Date
  take: number
}

export type RankedProduct = {
  productId: number
  /** The probability that a buyer of i also buys j, 0 to 1; 0 if only tags or popularity match. */
  confidence: number
  /** The number of orders that contain both products. */
  purchaseCount: number
  /** Whether confidence and count come only from the sample shop's invented orders, which pages have to say. */
  sample: boolean
}

/** Returns the weight k of the tags. While there are too few orders to rely on, it falls from 3 to 2; after that it is 1. */
export function computeTagWeight(allOrders: number): number {
  return allOrders < ENOUGH_ORDERS ? 3 - allOrders / ENOUGH_ORDERS : 1
}

/**
 * Scores a candidate j for a product i: W_ij / WN_j^0.2 + k * similarity * sqrt(WN_j / max WN). W_ij is the weight of orders with both
 * products, WN_j the weight of orders with j, and k the weight of shared tags. Recent orders count more, because all weights are first
 * reduced by their age.
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

/** Computes (n_ij + 5 n_j / N) / (n_i + 5); 0 if i and j were never bought together. */
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
 * Returns the figures that a page may show about j next to i. Sample orders always count for the ranking. Their figures are shown only
 * while no customer has bought both products, and are then labelled as samples.
 */
export function summariseForPage(
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
 * Ranks the products to show with product i: first the available candidates by score (ties by similarity, then by id, so that the result is
 * deterministic), then popular ones. Never contains i itself or duplicates, and at most `take` products.
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
    .map(({ candidate }) => summariseForPage(candidate, question))
  const filling = question.popular
    .filter((productId) => productId !== question.productId)
    .map((productId) => ({ productId, confidence: 0, purchaseCount: 0, sample: false }))
  const once = new Map<number, RankedProduct>()
  for (const product of [...ranked, ...filling])
    if (!once.has(product.productId)) once.set(product.productId, product)
  return [...once.values()].slice(0, Math.max(question.take, 0))
}
