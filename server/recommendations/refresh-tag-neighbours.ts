import { eq, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { TaggedProduct } from '../../domain/recommendations/tag-similarity.ts'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema/operations.ts'
import { findCatalogueRevision } from '../catalogue/index.ts'
import { forgetRemovedProducts } from './forget-removed-products.ts'
import { listTaggedProducts, rebuildTagNeighbours } from './tag-neighbours.ts'

const KEY = 'tagNeighbours'

/**
 * The catalogue for which similar products were last computed: its revision, and a fingerprint of all tags. The fingerprint shows whether a
 * change of the catalogue matters: most changes, such as a product that sells out, change no tags.
 */
const madeFor = z.object({ revision: z.number(), tags: z.string() })

/**
 * Updates the recommendations after a change of the catalogue: forgets removed products, and rebuilds similar products if tags have
 * changed. Returns whether it rebuilt similar products. If nothing has changed, makes only two small queries. Call it at startup and after
 * changes of the catalogue, outside of transactions.
 */
export async function refreshTagNeighboursIfChanged({ db }: { db: Database }): Promise<boolean> {
  const revision = await findCatalogueRevision(db)
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY))
  const last = madeFor.safeParse(row?.value).data
  if (last?.revision === revision) return false
  let more = true
  while (more) more = await db.transaction(forgetRemovedProducts)
  const tagged = await listTaggedProducts(db)
  const tags = fingerprint(tagged)
  const changed = last?.tags !== tags
  if (changed) await rebuildTagNeighbours(db, tagged)
  // The revision was read before the products. If the catalogue changes in between, the next call notices it.
  const value = { revision, tags }
  await db
    .insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
  return changed
}

function fingerprint(tagged: readonly TaggedProduct[]): string {
  const hash = createHash('sha256')
  for (const { productId, tags } of tagged) hash.update(JSON.stringify([productId, tags]))
  return hash.digest('base64')
}
