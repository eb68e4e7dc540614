import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { settings } from '../db/schema/operations.ts'

const KEY = 'catalogueRevision'

/** How often the catalogue has changed: what was made of it (pages, totals) is good while this stays the same. */
export async function findCatalogueRevision(db: Database | Transaction): Promise<number> {
  const [row] = await db
    .select({ revision: sql<number>`(${settings.value})::int` })
    .from(settings)
    .where(eq(settings.key, KEY))
  return row?.revision ?? 0
}

/** To be called once in each transaction that changes what shoppers see of the catalogue. */
export async function raiseCatalogueRevision(tx: Transaction): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: KEY, value: 1 })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`to_jsonb((${settings.value})::int + 1)` },
    })
}
