import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { computeTagNeighbours as neighboursOf } from '../../domain/recommendations/tag-neighbours.ts'
import type { TaggedProduct } from '../../domain/recommendations/tag-similarity.ts'
import type { Database, Transaction } from '../db/database.ts'
import { products } from '../db/schema/catalogue.ts'

const READ_BATCH_SIZE = 5_000
const WRITE_BATCH_SIZE = 250

/** The time in ms for which products are compared before waiting requests get their turn. */
const SLICE_MS = 15

type Neighbours = { productId: number; otherIds: number[]; similarities: number[] }

/** Lists all products on sale with their tags, sorted by id. Includes sold-out products. */
export async function listTaggedProducts(db: Database | Transaction): Promise<TaggedProduct[]> {
  const all: TaggedProduct[] = []
  for (;;) {
    const page = await db
      .select({ productId: products.id, tags: products.tags })
      .from(products)
      .where(
        and(
          gt(products.id, all.at(-1)?.productId ?? 0),
          eq(products.status, 'active'),
          eq(products.published, true),
        ),
      )
      .orderBy(asc(products.id))
      .limit(READ_BATCH_SIZE)
    all.push(...page)
    if (page.length < READ_BATCH_SIZE) return all
  }
}

/**
 * Recomputes, for each product, the products with similar tags. Works in short slices, so that neither the event loop nor the database is
 * blocked for long.
 */
export async function rebuildTagNeighbours(
  db: Database | Transaction,
  tagged?: readonly TaggedProduct[],
): Promise<void> {
  let rows: Neighbours[] = []
  let before = 0
  let since = performance.now()
  for (const { productId, neighbours } of neighboursOf(tagged ?? (await listTaggedProducts(db)))) {
    rows.push({
      productId,
      otherIds: neighbours.map(({ otherId }) => otherId),
      similarities: neighbours.map(({ similarity }) => similarity),
    })
    if (rows.length >= WRITE_BATCH_SIZE) {
      await replaceRows(db, rows, before, productId)
      before = productId
      rows = []
    }
    if (performance.now() - since > SLICE_MS) {
      await nextTurn()
      since = performance.now()
    }
  }
  await replaceRows(db, rows, before, null)
}

/** Replaces the rows of products with ids above `before` and up to `last` (null: no upper limit). Deletes all other rows in that range. */
async function replaceRows(
  db: Database | Transaction,
  rows: readonly Neighbours[],
  before: number,
  last: number | null,
): Promise<void> {
  const kept = rows.map(({ productId }) => productId)
  await db.execute(sql`
    delete from tag_neighbours
    where product_id > ${before} and (${last}::bigint is null or product_id <= ${last}::bigint)
      and not product_id = any(${sql.param(kept)}::bigint[])`)
  if (rows.length === 0) return
  const given = JSON.stringify(rows)
  await db.execute(sql`
    insert into tag_neighbours (product_id, other_ids, similarities)
    select "productId", "otherIds", similarities
    from json_to_recordset(${given}::json) as r("productId" bigint, "otherIds" bigint[], similarities real[])
    order by "productId"
    on conflict (product_id) do update set other_ids = excluded.other_ids, similarities = excluded.similarities`)
}
