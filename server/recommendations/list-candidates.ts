import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Candidate, MAX_CANDIDATES } from '../../domain/recommendations/score.ts'
import type { Database } from '../db/database.ts'

const candidateRow = z.object({
  id: z.coerce.number(),
  pair_orders: z.coerce.number(),
  pair_weight: z.coerce.number(),
  orders: z.coerce.number(),
  weight: z.coerce.number(),
  similarity: z.coerce.number(),
  available: z.boolean(),
  pair_samples: z.coerce.number(),
  asked_orders: z.coerce.number(),
  asked_samples: z.coerce.number(),
})

/** Lists products that could be recommended with a product. Also counts the orders that contained the product, including sample orders. */
export async function listCandidates(
  db: Database,
  productId: number,
): Promise<{ orders: number; sampleOrders: number; candidates: Candidate[] }> {
  const rows = await readCandidates(db, productId)
  const [{ asked_orders: orders, asked_samples: sampleOrders } = { asked_orders: 0, asked_samples: 0 }] = rows
  return { orders, sampleOrders, candidates: rows.map(asCandidate) }
}

/**
 * Reads two kinds of products in one statement: products that were bought together with the given product, by descending weight, and
 * products with similar tags. The first part of the statement is an index-only scan. PostgreSQL uses that index only with `nulls last`,
 * although weights are never null. `offset 0` keeps the planner from reading all statistics to find a hundred rows.
 */
async function readCandidates(db: Database, productId: number) {
  const found = await db.execute(sql`
    with bought as (
      select other_id, n, w, sample_n from co_purchases where product_id = ${productId}
      order by w desc nulls last limit ${MAX_CANDIDATES}
    ), alike as (
      select u.other_id, u.similarity
      from tag_neighbours t, unnest(t.other_ids, t.similarities) as u(other_id, similarity)
      where t.product_id = ${productId}
    ), candidates as (
      select coalesce(b.other_id, a.other_id) as id, b.n, b.w, b.sample_n, a.similarity
      from bought b full join alike a on a.other_id = b.other_id
    )
    select c.id, coalesce(c.n, 0) as pair_orders, coalesce(c.w, 0) as pair_weight, coalesce(c.sample_n, 0) as pair_samples,
           coalesce(s.n, 0) as orders, coalesce(s.wn, 0) as weight, coalesce(c.similarity, 0) as similarity,
           (p.available_for_sale and p.published and p.status = 'active') as available,
           coalesce((select n from product_stats where product_id = ${productId}), 0) as asked_orders,
           coalesce((select sample_n from product_stats where product_id = ${productId}), 0) as asked_samples
    from candidates c join products p on p.id = c.id
    left join lateral (select n, wn from product_stats where product_id = c.id offset 0) s on true`)
  return found.rows.map((row) => candidateRow.parse(row))
}

const asCandidate = (row: z.infer<typeof candidateRow>): Candidate => ({
  productId: row.id,
  pairOrders: row.pair_orders,
  samplePairOrders: row.pair_samples,
  pairWeight: row.pair_weight,
  orders: row.orders,
  weight: row.weight,
  similarity: row.similarity,
  available: row.available,
})
