import { rescale } from './weights.ts'

/** The most candidates from the co-purchase table, by w. */
export const MAX_CANDIDATES = 64

/** Pulls popular products down a little: W / WN^0.2 (tuned on real orders). */
const POPULARITY_EXPONENT = 0.2

/** Confidence is pulled towards a product's popularity as if this many orders had said so (measured: calibration error .020). */
const PRIOR_ORDERS = 5

/** From about this many orders on co-purchases are reliable, and tags get their final weight. */
const ENOUGH_ORDERS = 1_000

/** Statistics of a product j that may go with product i. Weights as stored. */
export type Candidate = {
  productId: number
  /** Orders with both (n_ij) and the sum of their weights (W_ij); 0 if only tags matched. */
  pairOrders: number
  /** How many of these orders are the sample shop's, which nobody placed. */
  samplePairOrders: number
  pairWeight: number
  /** Orders with j (n_j) and the sum of their weights (WN_j); 0 if there are none. */
  orders: number
  weight: number
  /** Similarity by tags, 0 to 1. */
  similarity: number
  /** On sale and in stock. */
  available: boolean
}

export type RecommendationQuestion = {
  /** Product i, and in how many orders it was (n_i), those of the sample shop among them. */
  productId: number
  orders: number
  sampleOrders: number
  candidates: readonly Candidate[]
  /** Available product ids by popularity, to fill up the list. */
  popular: readonly number[]
  /** Orders of the whole shop (N), and the largest WN of any product, as stored. */
  allOrders: number
  largestWeight: number
  now: Date
  take: number
}

export type RankedProduct = {
  productId: number
  /** Probability that a buyer of i also buys j, 0 to 1; 0 if only tags or popularity matched. */
  confidence: number
  /** In how many orders they were together. */
  purchaseCount: number
  /** Whether both rest on orders of the sample shop alone, and have to say so. */
  sample: boolean
}

/** The weight k of tags: 1, and 3 falling to 2 while orders are too few to speak. */
export function tagWeight(allOrders: number): number {
  return allOrders < ENOUGH_ORDERS ? 3 - allOrders / ENOUGH_ORDERS : 1
}

/** W_ij / WN_j^0.2 + k * similarity * sqrt(WN_j / max WN), with the weights rescaled to now. */
export function score(
  candidate: Candidate,
  shop: { allOrders: number; largestWeight: number; now: Date },
): number {
  const together = rescale(candidate.pairWeight, shop.now)
  const popularity = rescale(candidate.weight, shop.now)
  const largest = rescale(shop.largestWeight, shop.now)
  const bought = popularity > 0 ? together / popularity ** POPULARITY_EXPONENT : 0
  const alike = largest > 0 ? candidate.similarity * Math.sqrt(popularity / largest) : 0
  return bought + tagWeight(shop.allOrders) * alike
}

/** (n_ij + 5 n_j / N) / (n_i + 5), or 0 if they were never bought together. */
export function confidence(
  pairOrders: number,
  orders: number,
  otherOrders: number,
  allOrders: number,
): number {
  if (pairOrders <= 0 || allOrders <= 0) return 0
  return Math.min((pairOrders + (PRIOR_ORDERS * otherOrders) / allOrders) / (orders + PRIOR_ORDERS), 1)
}

/**
 * What may be claimed about j beside i. Sample orders train the recommendations, but are shown as facts only if no customer has bought both yet,
 * and then labelled as samples.
 */
export function saidOf(
  { pairOrders, samplePairOrders, orders: otherOrders, productId }: Candidate,
  { orders, sampleOrders, allOrders }: Pick<RecommendationQuestion, 'orders' | 'sampleOrders' | 'allOrders'>,
): RankedProduct {
  const real = pairOrders - samplePairOrders
  const [together, own] = real > 0 ? [real, orders - sampleOrders] : [pairOrders, orders]
  return {
    productId,
    confidence: confidence(together, own, otherOrders, allOrders),
    purchaseCount: together,
    sample: real <= 0 && pairOrders > 0,
  }
}

/**
 * The products to show with product i, best first: available candidates by score (ties by similarity, then id, so that it is deterministic),
 * then popular ones. Never i itself, no duplicates, at most `take`.
 */
export function rankRecommendations(question: RecommendationQuestion): RankedProduct[] {
  const ranked = question.candidates
    .filter((candidate) => candidate.available && candidate.productId !== question.productId)
    .map((candidate) => ({ candidate, score: score(candidate, question) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.candidate.similarity - a.candidate.similarity ||
        a.candidate.productId - b.candidate.productId,
    )
    .map(({ candidate }) => saidOf(candidate, question))
  const filling = question.popular
    .filter((productId) => productId !== question.productId)
    .map((productId) => ({ productId, confidence: 0, purchaseCount: 0, sample: false }))
  const once = new Map<number, RankedProduct>()
  for (const product of [...ranked, ...filling])
    if (!once.has(product.productId)) once.set(product.productId, product)
  return [...once.values()].slice(0, Math.max(question.take, 0))
}
