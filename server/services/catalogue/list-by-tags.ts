import { and, arrayOverlaps, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { products } from '../../db/schema/catalogue.ts'

// A tag may be on every product; so many are looked at.
const MOST_CANDIDATES = 500

/** Keys of products on sale that share the most of these tags; `take` at most. */
export async function listByTags(
  db: Database | Transaction,
  tags: readonly string[],
  take: number,
): Promise<number[]> {
  if (tags.length === 0) return []
  const candidates = await db
    .select({ id: products.id, position: products.position, tags: products.tags })
    .from(products)
    .where(
      and(
        arrayOverlaps(products.tags, [...tags]),
        eq(products.status, 'active'),
        eq(products.published, true),
        eq(products.availableForSale, true),
      ),
    )
    .limit(MOST_CANDIDATES)
  const wanted = new Set(tags)
  return candidates
    .map(({ id, position, tags: own }) => ({
      id,
      position,
      shared: own.filter((tag) => wanted.has(tag)).length,
    }))
    .toSorted((a, b) => b.shared - a.shared || a.position - b.position || a.id - b.id)
    .slice(0, take)
    .map(({ id }) => id)
}
