import { and, eq, isNull, sql } from 'drizzle-orm'
import { designs } from '../db/schema/designs.ts'
import type { Deps } from '../deps.ts'
import { isOrderedDesign } from './ordered-artwork.ts'
import { releaseQuotes } from './release-quotes.ts'

type Own = { id: string; visitorHash: string }

/** Keeps a design until its owner throws it away; false where it is none of theirs. */
export async function saveDesign({ db, now }: Pick<Deps, 'db' | 'now'>, own: Own): Promise<boolean> {
  // The first time counts.
  const savedAt = sql`coalesce(${designs.savedAt}, ${now().toISOString()}::timestamptz)`
  const kept = await db.update(designs).set({ savedAt }).where(isOwn(own)).returning({ id: designs.id })
  return kept.length > 0
}

/** The design goes with the others that nobody saved. */
export async function unsaveDesign({ db }: Pick<Deps, 'db'>, own: Own): Promise<boolean> {
  const kept = await db.update(designs).set({ savedAt: null }).where(isOwn(own)).returning({ id: designs.id })
  return kept.length > 0
}

/** Throws a design away, with its quotes. One that was ordered, or is in a cart, leaves the account only: production may need it. */
export async function removeDesign({ db, now }: Pick<Deps, 'db' | 'now'>, own: Own): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select({ id: designs.id }).from(designs).where(isOwn(own)).for('update')
    if (!row) return false
    const isQuoted = await releaseQuotes(tx, { designId: own.id })
    const ordered = await tx.execute(sql`select from designs where id = ${own.id} and ${isOrderedDesign}`)
    const isHeld = isQuoted || ordered.rows.length > 0
    if (isHeld)
      await tx.update(designs).set({ removedAt: now(), savedAt: null }).where(eq(designs.id, own.id))
    else await tx.delete(designs).where(eq(designs.id, own.id))
    return true
  })
}

const isOwn = ({ id, visitorHash }: Own) =>
  and(eq(designs.id, id), eq(designs.visitorHash, visitorHash), isNull(designs.removedAt))
