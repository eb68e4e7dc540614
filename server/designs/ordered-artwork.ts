import { inArray, sql } from 'drizzle-orm'
import { parseLineArtwork } from '../../domain/personalization/line-artwork.ts'
import type { Transaction } from '../db/database.ts'
import { designs } from '../db/schema/designs.ts'
import { images } from '../db/schema/images.ts'
import { orderedArtwork } from '../db/schema/ordered-artwork.ts'

type Line = { attributes: readonly { key: string; value: string }[] }

/** Records the files and designs from which an order's products are made, so that they are kept from the start of the payment. */
export async function recordOrderedArtwork(
  tx: Transaction,
  { paymentId, lines }: { paymentId: string; lines: readonly Line[] },
): Promise<void> {
  const refs = lines.flatMap(({ attributes }) => parseLineArtwork(attributes) ?? [])
  const idsOf = (wanted: string) => refs.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))
  if (refs.length === 0) return
  const imageRows = await tx
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, idsOf('image')))
  const designRows = await tx
    .select({ id: designs.id })
    .from(designs)
    .where(inArray(designs.id, idsOf('design')))
  const rows = [
    ...imageRows.map(({ id }) => ({ paymentId, imageId: id })),
    ...designRows.map(({ id }) => ({ paymentId, designId: id })),
  ]
  if (rows.length > 0) await tx.insert(orderedArtwork).values(rows)
}

const heldBy = (column: 'image_id' | 'design_id', id: string) =>
  sql.raw(`exists (select from ordered_artwork a join payments p on p.id = a.payment_id
    where a.${column} = ${id} and p.state in ('reserved', 'paying', 'paid'))`)

/** SQL conditions that match the images and designs that an order needs. */
export const orderedImageCondition = heldBy('image_id', 'images.id')
export const orderedDesignCondition = heldBy('design_id', 'designs.id')
