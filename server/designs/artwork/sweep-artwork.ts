import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { artworks } from '../../db/schema/designs.ts'
import type { Deps } from '../../deps.ts'
import { computeUnsavedCutoff } from '../sweep-designs.ts'
import { getSecondKeyPart, sweepOrphanedFiles } from '../../platform/sweep-orphans.ts'
import { ARTWORK_PREFIX, removeArtworkFile } from './artwork-files.ts'

const BATCH_SIZE = 100
const rowSchema = z.object({ id: z.string() })

/** Deletes up to 100 pieces of artwork that their owner has removed, or that were neither saved nor ordered within the retention period. */
export async function sweepArtwork(deps: Pick<Deps, 'db' | 'now' | 'store'>): Promise<number> {
  const { db, now } = deps
  const deleted = await db.execute(sql`
    delete from artworks where id in (
      select id from artworks
      where ((saved_at is null and created_at < ${computeUnsavedCutoff(now())}::timestamptz) or removed_at is not null)
        and not exists (select from made_to_order where made_to_order.artwork_id = artworks.id)
      order by created_at limit ${BATCH_SIZE} for update skip locked)
    returning id`)
  const ids = deleted.rows.map((row) => rowSchema.parse(row).id)
  for (const id of ids) await removeArtworkFile(deps, id)
  return ids.length
}

/** Deletes artwork files that have no database row. */
export function sweepArtworkFiles(deps: Pick<Deps, 'db' | 'now' | 'store'>): Promise<void> {
  return sweepOrphanedFiles(deps, {
    prefix: ARTWORK_PREFIX,
    ownerOf: getSecondKeyPart,
    async listKnown(ids) {
      const rows = await deps.db.select({ id: artworks.id }).from(artworks).where(inArray(artworks.id, ids))
      return rows.map(({ id }) => id)
    },
  })
}
