import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { designs } from '../db/schema/designs.ts'
import { isCapabilityToken } from '../platform/capability-token.ts'

export type DesignRow = typeof designs.$inferSelect

/** The maximum number of designs in a list. */
const MAX_LISTED = 120

const inAccount = (visitorHash: string) =>
  and(eq(designs.visitorHash, visitorHash), isNull(designs.removedAt))

/** Finds a design of this visitor. Returns null if the design belongs to another visitor, as if it didn't exist. */
export async function findOwnDesign(
  db: Database,
  { id, visitorHash }: { id: string; visitorHash: string | undefined },
): Promise<DesignRow | null> {
  if (visitorHash === undefined || !isCapabilityToken(id)) return null
  const [row] = await db
    .select()
    .from(designs)
    .where(and(eq(designs.id, id), inAccount(visitorHash)))
  return row ?? null
}

/** Finds a design of any visitor, even if it was removed. Give the result only to operators and to buyers of the design. */
export async function findAnyDesign(db: Database, id: string): Promise<DesignRow | null> {
  if (!isCapabilityToken(id)) return null
  const [row] = await db.select().from(designs).where(eq(designs.id, id))
  return row ?? null
}

/** Lists a visitor's designs, newest first, at most 120. */
export async function listOwnDesigns(
  db: Database,
  { visitorHash, onlySaved }: { visitorHash: string; onlySaved: boolean },
): Promise<DesignRow[]> {
  const saved = onlySaved ? isNotNull(designs.savedAt) : undefined
  return db
    .select()
    .from(designs)
    .where(and(inAccount(visitorHash), saved))
    .orderBy(desc(designs.createdAt), desc(designs.id))
    .limit(MAX_LISTED)
}
