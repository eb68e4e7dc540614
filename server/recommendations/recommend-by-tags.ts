import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type RankedProduct, rankRecommendations } from '../../domain/recommendations/score.ts'
import {
  normaliseTags,
  computeTagSimilarity,
  computeRarityWeight,
} from '../../domain/recommendations/tag-similarity.ts'
import type { Database } from '../db/database.ts'
import { loadShopTotals } from './shop-totals.ts'

/** The maximum number of products to read per tag. Rare tags, which say most about similarity, have fewer products. */
const PRODUCTS_PER_TAG = 500

/** The number at which counting the products of a tag stops, because a more common tag says almost nothing about similarity. */
const COUNTED_CARRIERS = 5_000

/** The maximum number of tags in a request; products have about a dozen. All further tags are ignored. */
const MAX_TAGS = 20

const NO_PRODUCT = 0

const carriersRow = z.object({ tag: z.string(), carriers: z.coerce.number(), products: z.coerce.number() })
const alikeRow = z.object({
  id: z.coerce.number(),
  tags: z.array(z.string()),
  orders: z.coerce.number(),
  weight: z.coerce.number(),
})

/** Recommends products only by tags, best first. Empty if no product on sale has any of the tags. */
export async function recommendByTags(
  db: Database,
  { tags, take, now }: { tags: readonly string[]; take: number; now: Date },
): Promise<RankedProduct[]> {
  const asked = [...new Set(tags)].slice(0, MAX_TAGS)
  const totals = await loadShopTotals(db, now)
  const weights = await weigh(db, asked)
  const found = await listCarriers(db, asked)
  const candidates = found.map((row) => ({
    productId: row.id,
    pairOrders: 0,
    samplePairOrders: 0,
    pairWeight: 0,
    orders: row.orders,
    weight: row.weight,
    similarity: computeTagSimilarity(asked, row.tags, weights),
    available: true,
  }))
  return rankRecommendations({
    productId: NO_PRODUCT,
    orders: 0,
    sampleOrders: 0,
    candidates,
    ...totals,
    popular: [],
    now,
    take,
  })
}

/** Returns the weights of the requested tags. Other tags of a product have no weight, because they don't make it less similar. */
async function weigh(db: Database, asked: readonly string[]): Promise<Map<string, number>> {
  const found = await db.execute(sql`
    select t.tag, (select count(*) from products) as products,
           (select count(*) from (select from products p where p.tags @> array[t.tag] limit ${COUNTED_CARRIERS}) c) as carriers
    from unnest(${sql.param([...asked])}::text[]) as t(tag)`)
  const weights = new Map<string, number>()
  for (const row of found.rows) {
    const { tag, carriers, products } = carriersRow.parse(row)
    for (const normal of normaliseTags([tag]))
      weights.set(normal, computeRarityWeight(products, Math.max(carriers, 1)))
  }
  return weights
}

async function listCarriers(db: Database, asked: readonly string[]): Promise<z.infer<typeof alikeRow>[]> {
  const found = await db.execute(sql`
    select p.id, p.tags, coalesce(s.n, 0) as orders, coalesce(s.wn, 0) as weight
    from (
      select distinct c.id from unnest(${sql.param([...asked])}::text[]) as t(tag), lateral (
        select p.id from products p
        where p.tags @> array[t.tag] and p.available_for_sale and p.published and p.status = 'active'
        order by p.position, p.id limit ${PRODUCTS_PER_TAG}
      ) c
    ) found join products p on p.id = found.id left join product_stats s on s.product_id = p.id`)
  return found.rows.map((row) => alikeRow.parse(row))
}
