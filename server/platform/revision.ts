import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { settings } from '../db/schema/operations.ts'

/** Data that every process caches. Each kind has a revision, and processes reload the data when its revision changes. */
type RevisionKey = 'catalogueRevision' | 'screeningRevision' | 'settingsRevision' | 'textsRevision'

/** Finds the current revision of cached data. A process may use its cached data as long as the revision is the same. */
export async function findCacheRevision(db: Database | Transaction, key: RevisionKey): Promise<number> {
  const [row] = await db
    .select({ revision: sql<number>`(${settings.value})::int` })
    .from(settings)
    .where(eq(settings.key, key))
  return row?.revision ?? 0
}

/** Increases the revision. Call it once in each transaction that changes the data. */
export async function raiseCacheRevision(tx: Transaction, key: RevisionKey): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value: 1 })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`to_jsonb((${settings.value})::int + 1)` },
    })
}
