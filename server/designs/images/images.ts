import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { images } from '../../db/schema/images.ts'
import { isCapabilityToken } from '../../platform/capability-token.ts'

export type ImageRow = typeof images.$inferSelect

const MAX_LISTED = 120

const inGallery = (visitorHash: string) => and(eq(images.visitorHash, visitorHash), isNull(images.removedAt))

/** Lists a visitor's own images, newest first, at most 120. */
export async function listOwnImages(db: Database, visitorHash: string): Promise<ImageRow[]> {
  return db
    .select()
    .from(images)
    .where(inGallery(visitorHash))
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(MAX_LISTED)
}

/** Finds the given images that belong to the visitor. Leaves out images of other visitors, as if they didn't exist. */
export async function findOwnImages(
  db: Database,
  { ids, visitorHash }: { ids: readonly string[]; visitorHash: string | undefined },
): Promise<Map<string, ImageRow>> {
  const asked = [...new Set(ids.filter(isCapabilityToken))]
  if (visitorHash === undefined || asked.length === 0) return new Map()
  const rows = await db
    .select()
    .from(images)
    .where(and(inArray(images.id, asked), inGallery(visitorHash)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Finds images of any visitor, even if they were removed. Give the result only to operators, or use it to process orders. */
export async function findAnyImages(db: Database, ids: readonly string[]): Promise<Map<string, ImageRow>> {
  const asked = ids.filter(isCapabilityToken)
  if (asked.length === 0) return new Map()
  const rows = await db.select().from(images).where(inArray(images.id, asked))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Measures how many images, and how many bytes, a visitor has stored. */
export async function measureImages(
  db: Database | Transaction,
  visitorHash: string,
): Promise<{ files: number; bytes: number; inDatabase: number }> {
  const stored = sql<string | null>`sum(${images.size}) filter (where ${images.storage} = 'database')`
  const [row] = await db
    .select({ files: count(), bytes: sql<string | null>`sum(${images.size})`, stored })
    .from(images)
    .where(inGallery(visitorHash))
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0), inDatabase: Number(row?.stored ?? 0) }
}
