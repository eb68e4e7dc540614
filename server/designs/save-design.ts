import { and, eq, isNull, sql } from 'drizzle-orm'
import { designs } from '../db/schema/designs.ts'
import type { Deps } from '../deps.ts'
import { orderedDesignCondition } from './ordered-artwork.ts'
import { deleteUnusedQuotes } from './delete-unused-quotes.ts'

type OwnDesignId = { id: string; visitorHash: string }

/** Marks a design as saved, so that it is kept until its owner removes it. Returns false if the visitor isn't the owner. */
export async function saveDesign({ db, now }: Pick<Deps, 'db' | 'now'>, own: OwnDesignId): Promise<boolean> {
  // If the design was saved before, keeps the time when it was first saved.
  const savedAt = sql`coalesce(${designs.savedAt}, ${now().toISOString()}::timestamptz)`
  const kept = await db.update(designs).set({ savedAt }).where(isOwn(own)).returning({ id: designs.id })
  return kept.length > 0
}

/**
 * Marks a design as not saved. It is then deleted after the retention period, like other unsaved designs. Returns false if the visitor
 * isn't the owner.
 */
export async function unsaveDesign({ db }: Pick<Deps, 'db'>, own: OwnDesignId): Promise<boolean> {
  const kept = await db.update(designs).set({ savedAt: null }).where(isOwn(own)).returning({ id: designs.id })
  return kept.length > 0
}

/**
 * Removes a design with its quotes. If the design was ordered or is in a cart, only hides it from its owner, because the print room may
 * need it.
 */
export async function removeDesign(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  own: OwnDesignId,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select({ id: designs.id }).from(designs).where(isOwn(own)).for('update')
    if (!row) return false
    const isQuoted = await deleteUnusedQuotes(tx, { designId: own.id })
    const ordered = await tx.execute(
      sql`select from designs where id = ${own.id} and ${orderedDesignCondition}`,
    )
    const isInUse = isQuoted || ordered.rows.length > 0
    if (isInUse)
      await tx.update(designs).set({ removedAt: now(), savedAt: null }).where(eq(designs.id, own.id))
    else await tx.delete(designs).where(eq(designs.id, own.id))
    return true
  })
}

const isOwn = ({ id, visitorHash }: OwnDesignId) =>
  and(eq(designs.id, id), eq(designs.visitorHash, visitorHash), isNull(designs.removedAt))
