import { asc, eq, type SQL } from 'drizzle-orm'
import type { Collection } from '../../contract/collection.ts'
import { formatGid, parseCollectionReference } from '../../domain/ids.ts'
import type { Database, Transaction } from '../db/database.ts'
import { collections } from '../db/schema/catalogue.ts'

/** A collection in the API's format, with its database key. */
export type FoundCollection = { key: number; collection: Collection }

/** Finds a collection by the handle, number or global id (gid) in a URL; null if there is none. */
export async function findCollection(
  db: Database | Transaction,
  reference: string,
): Promise<FoundCollection | null> {
  const parsed = parseCollectionReference(reference)
  if (parsed === null) return null
  if (parsed.kind === 'handle') return findWhere(db, eq(collections.handle, parsed.handle))
  const byId = await findWhere(db, eq(collections.id, parsed.id))
  return byId ?? (parsed.handle === null ? null : findWhere(db, eq(collections.handle, parsed.handle)))
}

// The maximum number of collections in the list, so that the response can't become too large. Shops have a few hundred collections.
const MAX_COLLECTIONS = 1_000

/** Lists all collections in the order in which they were created. */
export async function listCollections(db: Database | Transaction): Promise<Collection[]> {
  const rows = await db.select().from(collections).orderBy(asc(collections.id)).limit(MAX_COLLECTIONS)
  return rows.map(toView)
}

async function findWhere(db: Database | Transaction, condition: SQL): Promise<FoundCollection | null> {
  const [row] = await db.select().from(collections).where(condition)
  return row === undefined ? null : { key: row.id, collection: toView(row) }
}

function toView(row: typeof collections.$inferSelect): Collection {
  return {
    id: formatGid('Collection', row.id),
    title: row.title,
    handle: row.handle,
    description: row.descriptionHtml,
    imageSrc: row.imageSrc || null,
    imageAlt: row.imageAlt,
  }
}
