import type { Database, Transaction } from '../../db/database.ts'
import { findCatalogueRevision } from '../catalogue-revision.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { readCatalogueIndex } from './read-catalogue.ts'

type LoadedIndex = { revision: number; loading: Promise<CatalogueIndex> }
const kept = new WeakMap<Database | Transaction, LoadedIndex>()

/** Returns the catalogue in memory. Reads it once per revision; concurrent callers wait for the same read (single flight). */
export async function loadCatalogueIndex(db: Database | Transaction): Promise<CatalogueIndex> {
  const revision = await findCatalogueRevision(db)
  const known = kept.get(db)
  if (known?.revision === revision) return known.loading
  const loading = readCatalogueIndex(db, revision)
  kept.set(db, { revision, loading })
  loading.catch(() => kept.delete(db))
  return loading
}
