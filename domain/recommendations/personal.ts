import type { BaseProduct } from './history.ts'
import { type Candidate, type RankedProduct, summarisePairForPage, computeScore } from './score.ts'

/** A product on which recommendations are based, with its co-purchase statistics. */
export type ProductStatistics = BaseProduct & {
  /** The number of orders with this product (n_i), and how many of them are sample orders. */
  orders: number
  sampleOrders: number
  candidates: readonly Candidate[]
}

export type PersonalInput = {
  answered: readonly ProductStatistics[]
  /** The products that must not be recommended: the product on the page, and products that the visitor has already bought. */
  except: ReadonlySet<number>
  allOrders: number
  largestWeight: number
  now: Date
  take: number
}

type CombinedScore = { sum: number; similarity: number; product: RankedProduct }

/**
 * Ranks recommendations for one visitor, best first. They are based on several products: the product on the page, and products that the
 * visitor has bought or viewed. Each of these products yields scores. These scores are divided by the product's highest score, so that a
 * bestseller doesn't outweigh the product on the page, and multiplied by the product's weight. Then the scores from all products are added
 * up. Confidence and count come from the product that contributes most to a score. If the result is empty, callers show popular products.
 */
export function rankForVisitor(question: PersonalInput): RankedProduct[] {
  const mixed = new Map<number, CombinedScore>()
  for (const asked of question.answered) addAnswer(mixed, asked, question)
  return [...mixed.values()]
    .sort((a, b) => b.sum - a.sum || b.similarity - a.similarity || a.product.productId - b.product.productId)
    .map(({ product }) => product)
    .slice(0, Math.max(question.take, 0))
}

function addAnswer(
  mixed: Map<number, CombinedScore>,
  asked: ProductStatistics,
  question: PersonalInput,
): void {
  const scored = asked.candidates
    .filter(({ available, productId }) => available && !question.except.has(productId))
    .map((candidate) => ({ candidate, points: computeScore(candidate, question) }))
  const best = Math.max(...scored.map(({ points }) => points), 0)
  for (const { candidate, points } of scored) {
    const { productId, similarity } = candidate
    const found = summarisePairForPage(candidate, { ...asked, allOrders: question.allOrders })
    const before = mixed.get(productId)
    mixed.set(productId, {
      sum: (before?.sum ?? 0) + (best > 0 ? (asked.weight * points) / best : 0),
      similarity: Math.max(before?.similarity ?? 0, similarity),
      product: before && before.product.confidence >= found.confidence ? before.product : found,
    })
  }
}
