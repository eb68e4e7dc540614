import { and, eq, isNull, sql } from 'drizzle-orm'
import { artworks } from '../../db/schema/designs.ts'
import type { Deps } from '../../deps.ts'
import { deleteUnusedQuotes } from '../delete-unused-quotes.ts'
import { removeArtworkFile } from './artwork-files.ts'

type OwnArtworkId = { id: string; visitorHash: string }

/** Marks artwork as saved, so that it is kept until its owner removes it. Returns false if the visitor isn't the owner. */
export async function saveArtwork(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  own: OwnArtworkId,
): Promise<boolean> {
  // If the artwork was saved before, keeps the time when it was first saved.
  const savedAt = sql`coalesce(${artworks.savedAt}, ${now().toISOString()}::timestamptz)`
  const kept = await db.update(artworks).set({ savedAt }).where(isOwn(own)).returning({ id: artworks.id })
  return kept.length > 0
}

/**
 * Marks artwork as not saved. It is then deleted after the retention period, like other unsaved artwork. Returns false if the visitor isn't
 * the owner.
 */
export async function unsaveArtwork({ db }: Pick<Deps, 'db'>, own: OwnArtworkId): Promise<boolean> {
  const kept = await db
    .update(artworks)
    .set({ savedAt: null })
    .where(isOwn(own))
    .returning({ id: artworks.id })
  return kept.length > 0
}

/**
 * Removes artwork with its file and quotes. If the artwork was ordered or is in a cart, only hides it from its owner, because the print
 * room may need it.
 */
export async function removeArtwork(
  { db, now, store }: Pick<Deps, 'db' | 'now' | 'store'>,
  own: OwnArtworkId,
): Promise<boolean> {
  const removed = await db.transaction(async (tx) => {
    const [row] = await tx.select({ id: artworks.id }).from(artworks).where(isOwn(own)).for('update')
    if (!row) return null
    const isInUse = await deleteUnusedQuotes(tx, { artworkId: own.id })
    if (isInUse) {
      await tx.update(artworks).set({ removedAt: now(), savedAt: null }).where(eq(artworks.id, own.id))
      return 'hidden'
    }
    await tx.delete(artworks).where(eq(artworks.id, own.id))
    return 'deleted'
  })
  if (removed === 'deleted') await removeArtworkFile({ store }, own.id)
  return removed !== null
}

const isOwn = ({ id, visitorHash }: OwnArtworkId) =>
  and(eq(artworks.id, id), eq(artworks.visitorHash, visitorHash), isNull(artworks.removedAt))
