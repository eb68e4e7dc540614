import { and, count, desc, eq, isNotNull, isNull, not, or, sql, sum } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { artworks } from '../../db/schema/designs.ts'
import { isCapabilityToken } from '../../platform/capability-token.ts'

export type ArtworkRow = typeof artworks.$inferSelect

const MAX_LISTED = 120

const inAccount = (visitorHash: string) =>
  and(eq(artworks.visitorHash, visitorHash), isNull(artworks.removedAt))

const isOrdered = sql`exists (select from made_to_order m
  join order_lines l on l.variant_id = m.variant_id where m.artwork_id = ${artworks.id})`

/** Finds artwork of this visitor. Returns null if the artwork belongs to another visitor, as if it didn't exist. */
export async function findOwnArtwork(
  db: Database,
  { id, visitorHash }: { id: string; visitorHash: string | undefined },
): Promise<ArtworkRow | null> {
  if (visitorHash === undefined || !isCapabilityToken(id)) return null
  const [row] = await db
    .select()
    .from(artworks)
    .where(and(eq(artworks.id, id), inAccount(visitorHash)))
  return row ?? null
}

/**
 * Finds artwork of any visitor, even if it was removed. Give the result only to operators, and to buyers of a decal made from this artwork.
 */
export async function findAnyArtwork(db: Database, id: string): Promise<ArtworkRow | null> {
  if (!isCapabilityToken(id)) return null
  const [row] = await db.select().from(artworks).where(eq(artworks.id, id))
  return row ?? null
}

/** Lists a visitor's artwork, newest first, at most 120. */
export async function listOwnArtwork(
  db: Database,
  { visitorHash, onlySaved }: { visitorHash: string; onlySaved: boolean },
): Promise<ArtworkRow[]> {
  const saved = onlySaved ? isNotNull(artworks.savedAt) : undefined
  return db
    .select()
    .from(artworks)
    .where(and(inAccount(visitorHash), saved))
    .orderBy(desc(artworks.createdAt), desc(artworks.id))
    .limit(MAX_LISTED)
}

/**
 * Measures how much artwork a visitor has stored. Artwork that the visitor ordered and then removed isn't counted, because only the shop
 * still needs it.
 */
export async function measureArtwork(
  db: Database | Transaction,
  visitorHash: string,
): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: count(), bytes: sum(artworks.bytes) })
    .from(artworks)
    .where(and(eq(artworks.visitorHash, visitorHash), or(isNull(artworks.removedAt), not(isOrdered))))
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) }
}
