import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../db/database.ts'
import { isHeld } from '../../designs/index.ts'

const rowSchema = z.object({ id: z.string() })

/** Of things whose files are to go. */
export type Erased = { artworkIds: string[]; imageIds: string[] }

/**
 * Deletes designs, artwork, images and what was quoted of them; gives the ids of what has files that are to go. What was ordered stays, under a
 * name that is nobody's: it has to be made, and made again if it was faulty.
 */
export async function eraseMade(
  tx: Transaction,
  { visitorHash, name, now }: { visitorHash: string; name: string; now: Date },
): Promise<Erased> {
  // Locked, so that none comes into a cart or order between this look and the deletion.
  await tx.execute(sql`
    select from variants where id in (
      select variant_id from made_to_order where visitor_hash = ${visitorHash}
      union select variant_id from commissions where visitor_hash = ${visitorHash})
    order by id for update`)
  const imageIds = await eraseCommissions(tx, { visitorHash, name, now })
  await tx.execute(sql`
    delete from products where id in (
      select v.product_id from made_to_order m join variants v on v.id = m.variant_id
      where m.visitor_hash = ${visitorHash} and not ${isHeld})`)
  await tx.execute(sql`
    delete from designs where visitor_hash = ${visitorHash}
      and not exists (select from made_to_order m where m.design_id = designs.id)`)
  const files = await tx.execute(sql`
    delete from artworks where visitor_hash = ${visitorHash}
      and not exists (select from made_to_order m where m.artwork_id = artworks.id)
    returning id`)
  const at = now.toISOString()
  await tx.execute(sql`
    update designs set visitor_hash = ${name}, prompt = '', saved_at = null, removed_at = ${at}::timestamptz
    where visitor_hash = ${visitorHash}`)
  await tx.execute(sql`
    update artworks set visitor_hash = ${name}, file_name = 'artwork', saved_at = null, removed_at = ${at}::timestamptz
    where visitor_hash = ${visitorHash}`)
  await tx.execute(sql`update made_to_order set visitor_hash = ${name} where visitor_hash = ${visitorHash}`)
  return { artworkIds: files.rows.map((row) => rowSchema.parse(row).id), imageIds }
}

/** The same of images and of goods to a specification. What was ordered keeps its specification and images: it has to be made. */
async function eraseCommissions(
  tx: Transaction,
  { visitorHash, name, now }: { visitorHash: string; name: string; now: Date },
): Promise<string[]> {
  await tx.execute(sql`
    delete from products where id in (
      select v.product_id from commissions m join variants v on v.id = m.variant_id
      where m.visitor_hash = ${visitorHash} and not ${isHeld})`)
  const files = await tx.execute(sql`
    delete from images where visitor_hash = ${visitorHash}
      and not exists (select from commission_images c where c.image_id = images.id)
    returning id`)
  await tx.execute(sql`
    update images set visitor_hash = ${name}, original_name = 'image', removed_at = ${now.toISOString()}::timestamptz
    where visitor_hash = ${visitorHash}`)
  await tx.execute(sql`update commissions set visitor_hash = ${name} where visitor_hash = ${visitorHash}`)
  return files.rows.map((row) => rowSchema.parse(row).id)
}
