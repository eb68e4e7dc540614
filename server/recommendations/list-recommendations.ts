import type { Recommendation } from '../../contract/recommendation.ts'
import type { RankedProduct } from '../../domain/recommendations/score.ts'
import { formatGid } from '../../domain/ids.ts'
import type { Database } from '../db/database.ts'
import { loadProductViews } from '../catalogue/index.ts'
import { recommendByTags } from './recommend-by-tags.ts'
import { recommendToVisitor } from './recommend-to-visitor.ts'

/** The maximum number of recommendations. The panel shows 4, with a link if there are more (specification, section 9). */
const MAX_RECOMMENDED = 8

type Question = {
  productId: number | null
  tags: readonly string[]
  /** The ids of the products that this browser has viewed, newest first. */
  viewed: readonly number[]
  visitorHash: string | null
  now: Date
}

/** Lists recommendations for a product. If `productId` is null, lists them for tags. */
export async function listRecommendations(db: Database, question: Question): Promise<Recommendation[]> {
  const ranked = await rank(db, question)
  const factsOf = new Map(ranked.map((facts) => [formatGid('Product', facts.productId), facts]))
  const views = await loadProductViews(
    db,
    ranked.map(({ productId }) => productId),
  )
  return views.flatMap(({ id, handle, title, price, currencyCode, images, tags, availableForSale }) => {
    const facts = factsOf.get(id)
    if (facts === undefined || !availableForSale) return []
    const { confidence, purchaseCount, sample } = facts
    const item = { id, handle, title, price, currencyCode, images, tags, confidence, purchaseCount }
    return [{ ...item, ...(sample && { sample }) }]
  })
}

async function rank(db: Database, { productId, tags, ...visitor }: Question): Promise<RankedProduct[]> {
  return productId === null
    ? recommendByTags(db, { tags, take: MAX_RECOMMENDED, now: visitor.now })
    : recommendToVisitor(db, { ...visitor, productId, take: MAX_RECOMMENDED })
}
