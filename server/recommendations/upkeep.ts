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

/** For which state of the catalogue the neighbours stand; of tags, because most changes (a sold-out product) are not about them. */
const madeFor = z.object({ revision: z.number(), tags: z.string() })

/**
 * Brings what the recommendations keep of the catalogue up to date; without a change it costs two small questions.
 * To be called after the start and after changes of the catalogue, outside of transactions.
 * True when the neighbours by tags were made anew.
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
  // The revision from before the reading: what changed meanwhile is seen the next time.
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
