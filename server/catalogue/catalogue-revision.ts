import type { Database, Transaction } from '../db/database.ts'
import { findCacheRevision, raiseCacheRevision } from '../platform/revision.ts'

/** Returns the catalogue's revision. Pages and totals that were computed from the catalogue stay valid until it changes. */
export const findCatalogueRevision = (db: Database | Transaction): Promise<number> =>
  findCacheRevision(db, 'catalogueRevision')

/** Increases the catalogue's revision. Call it once in every transaction that changes catalogue data that shoppers see. */
export const raiseCatalogueRevision = (tx: Transaction): Promise<void> =>
  raiseCacheRevision(tx, 'catalogueRevision')
