import type { Database, Transaction } from '../db/database.ts'
import { findRevision, raiseRevision } from '../platform/revision.ts'

/** The catalogue's revision: pages and totals made from it are valid while this stays the same. */
export const findCatalogueRevision = (db: Database | Transaction): Promise<number> =>
  findRevision(db, 'catalogueRevision')

/** Call it once in each transaction that changes what shoppers see of the catalogue. */
export const raiseCatalogueRevision = (tx: Transaction): Promise<void> =>
  raiseRevision(tx, 'catalogueRevision')
