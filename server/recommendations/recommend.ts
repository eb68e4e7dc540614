import { type RankedProduct, rankRecommendations } from '../../domain/recommendations/score.ts'
import type { Database } from '../db/database.ts'
import { listCandidates } from './list-candidates.ts'
import { listPopularOnSale, loadShopTotals } from './shop-totals.ts'

/**
 * Recommends products for a product page, best first: products that were bought together with it, then products with similar tags, then
 * popular products.
 */
export async function recommend(
  db: Database,
  { productId, take, now }: { productId: number; take: number; now: Date },
): Promise<RankedProduct[]> {
  const totals = await loadShopTotals(db, now)
  const question = {
    productId,
    ...(await listCandidates(db, productId)),
    ...totals,
    popular: [],
    now,
    take,
  }
  const ranked = rankRecommendations(question)
  if (ranked.length >= take) return ranked
  return rankRecommendations({ ...question, popular: await listPopularOnSale(db, totals.popular) })
}
