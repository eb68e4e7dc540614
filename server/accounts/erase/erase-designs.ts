import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../db/database.ts'
import { itemInUseCondition, orderedDesignCondition, orderedImageCondition } from '../../designs/index.ts'

const rowSchema = z.object({ id: z.string() })

/** Ids of the artwork and images whose files have to be deleted. */
export type FilesToDelete = { artworkIds: string[]; imageIds: string[] }

/**
 * Deletes a visitor's designs, artwork, images and unsold made-to-order items. Returns the ids of artwork and images whose files have to be
 * deleted. Ordered designs and items are anonymised and kept, because the shop may have to make them again.
 */
export async function eraseDesignsAndArtwork(
  tx: Transaction,
  { visitorHash, name, now }: { visitorHash: string; name: string; now: Date },
): Promise<FilesToDelete> {
  // Locks the variants, so that nobody can add a variant to a cart or order before the variant is deleted.
  await tx.execute(sql`
    select from variants where id in (select variant_id from made_to_order where visitor_hash = ${visitorHash})
    order by id for update`)
  await tx.execute(sql`
    delete from products where id in (
      select v.product_id from made_to_order m join variants v on v.id = m.variant_id
      where m.visitor_hash = ${visitorHash} and not ${itemInUseCondition})`)
  await tx.execute(sql`
    delete from designs where visitor_hash = ${visitorHash}
      and not exists (select from made_to_order m where m.design_id = designs.id)
      and not ${orderedDesignCondition}`)
  const deletedArtwork = await tx.execute(sql`
    delete from artworks where visitor_hash = ${visitorHash}
      and not exists (select from made_to_order m where m.artwork_id = artworks.id)
    returning id`)
  const deletedImages = await tx.execute(sql`
    delete from images where visitor_hash = ${visitorHash}
      and not exists (select from made_to_order_images u where u.image_id = images.id)
      and not ${orderedImageCondition}
    returning id`)
  const at = now.toISOString()
  await tx.execute(sql`
    update designs set visitor_hash = ${name}, prompt = '', saved_at = null, removed_at = ${at}::timestamptz
    where visitor_hash = ${visitorHash}`)
  await tx.execute(sql`
    update artworks set visitor_hash = ${name}, file_name = 'artwork', saved_at = null, removed_at = ${at}::timestamptz
    where visitor_hash = ${visitorHash}`)
  await tx.execute(sql`
    update images set visitor_hash = ${name}, original_name = 'image', removed_at = ${at}::timestamptz
    where visitor_hash = ${visitorHash}`)
  await tx.execute(sql`update made_to_order set visitor_hash = ${name} where visitor_hash = ${visitorHash}`)
  return { artworkIds: idsOf(deletedArtwork), imageIds: idsOf(deletedImages) }
}

const idsOf = ({ rows }: { rows: unknown[] }): string[] => rows.map((row) => rowSchema.parse(row).id)
