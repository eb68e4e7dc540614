import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { images } from '../../db/schema/images.ts'
import type { Deps } from '../../deps.ts'
import { isCapabilityToken } from '../../platform/capability-token.ts'
import { orderedImageCondition } from '../ordered-artwork.ts'
import { itemInUseCondition } from '../delete-unused-quotes.ts'
import { removeImageFiles } from './image-bytes.ts'
import { scheduleImageRemoval } from './schedule-image-removal.ts'

type OwnImageId = { id: string; visitorHash: string }

/**
 * Removes an image with its files and quotes. If the image was ordered or is in a cart, only hides it from the gallery. Returns false if
 * the visitor isn't the owner.
 */
export async function removeImage(
  deps: Pick<Deps, 'db' | 'now' | 'store'>,
  own: OwnImageId,
): Promise<boolean> {
  if (!isCapabilityToken(own.id)) return false
  const removed = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: images.id })
      .from(images)
      .where(and(eq(images.id, own.id), eq(images.visitorHash, own.visitorHash), isNull(images.removedAt)))
      .for('update')
    if (!row) return null
    if (await releaseItems(tx, own.id)) {
      await tx.update(images).set({ removedAt: deps.now() }).where(eq(images.id, own.id))
      return 'hidden'
    }
    await tx.delete(images).where(eq(images.id, own.id))
    await scheduleImageRemoval(tx, own.id, deps.now())
    return 'deleted'
  })
  // Deletes the files immediately if the object store responds. If it doesn't, the queued deletion tries again later.
  if (removed === 'deleted') await removeImageFiles(deps, own.id).catch(() => {})
  return removed !== null
}

/** Deletes the quotes made with an image, except those that were ordered or are in a cart. Returns whether any quotes remain. */
async function releaseItems(tx: Transaction, imageId: string): Promise<boolean> {
  const ofIt = sql`m.variant_id in (select variant_id from made_to_order_images where image_id = ${imageId})`
  // Locks the variants, so that nobody can add a variant to a cart after this function has found that it is unused.
  await tx.execute(
    sql`select from variants where id in (select m.variant_id from made_to_order m where ${ofIt}) for update`,
  )
  await tx.execute(sql`
    delete from products where id in (
      select v.product_id from made_to_order m join variants v on v.id = m.variant_id
      where ${ofIt} and not ${itemInUseCondition})`)
  const left = await tx.execute(sql`
    select from images where id = ${imageId}
      and (exists (select from made_to_order_images where image_id = ${imageId}) or ${orderedImageCondition})`)
  return left.rows.length > 0
}
