import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { getRules } from '../../../domain/settings/rules.ts'
import type { Transaction } from '../../db/database.ts'
import { images } from '../../db/schema/images.ts'
import type { Deps } from '../../deps.ts'
import { getSecondKeyPart, sweepOrphanedFiles } from '../../platform/sweep-orphans.ts'
import { IMAGES_PREFIX } from './image-bytes.ts'
import { orderedImageCondition } from '../ordered-artwork.ts'
import { scheduleImageRemoval } from './schedule-image-removal.ts'

const BATCH_SIZE = 100
const rowSchema = z.object({ id: z.string() })

/**
 * Deletes up to 100 images that their owner has removed, or whose retention period is over. Keeps images that are part of an order or of a
 * made-to-order item.
 */
export async function sweepImages(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const ids = await deps.db.transaction((tx) => deleteRows(tx, deps.now()))
  return ids.length
}

async function deleteRows(tx: Transaction, now: Date): Promise<string[]> {
  const before = new Date(now.getTime() - getRules().keeping.imageDays * 24 * 60 * 60 * 1_000).toISOString()
  const deleted = await tx.execute(sql`
    delete from images where id in (
      select id from images
      where (created_at < ${before}::timestamptz or removed_at is not null)
        and not exists (select from made_to_order_images where image_id = images.id)
        and not ${orderedImageCondition}
      order by created_at limit ${BATCH_SIZE} for update skip locked)
    returning id`)
  const ids = deleted.rows.map((row) => rowSchema.parse(row).id)
  for (const id of ids) await scheduleImageRemoval(tx, id, now)
  return ids
}

/** Deletes image files that have no database row. */
export function sweepImageFiles(deps: Pick<Deps, 'db' | 'now' | 'store'>): Promise<void> {
  return sweepOrphanedFiles(deps, {
    prefix: IMAGES_PREFIX,
    ownerOf: getSecondKeyPart,
    async listKnown(ids) {
      const rows = await deps.db.select({ id: images.id }).from(images).where(inArray(images.id, ids))
      return rows.map(({ id }) => id)
    },
  })
}
