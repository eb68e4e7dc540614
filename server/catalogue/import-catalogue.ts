import path from 'node:path'
import type { Database, Transaction } from '../db/database.ts'
import type { ObjectStore } from '../gateways/object-store.ts'
import {
  compareProducts,
  type ImportCounts,
  type PlannedChanges,
  type ProductImport,
} from './compare-products.ts'
import { type CellError, ErrorList } from './csv/import-errors.ts'
import { readProducts } from './csv/read-products.ts'
import { type ImportHooks, writeImportBatches } from './import-products.ts'
import { loadKnownPictures } from './known-pictures.ts'
import { MediaFiles } from './media-files.ts'
import type { ProductChange } from './product-change.ts'
import { resolvePictures } from './resolve-pictures.ts'
import { sql } from 'drizzle-orm'

export type ImportInput = ProductImport & {
  /** The object store whose files /media/ serves. */
  store: ObjectStore
  /** Whether to compare the file with the catalogue without locking or writing anything. */
  dryRun?: boolean
  /** Called for each product to be created or updated, in the file's order, before anything is written. */
  onChange?: (change: ProductChange) => void
  /** Called when all changes are known. If it returns false, the import stops before it writes anything. */
  beforeWriting?: () => Promise<boolean>
} & Omit<ImportHooks, 'run'>

export type ImportResult =
  | ({
      ok: true
      /** Whether anything was written. It is false after a dry run, or if `beforeWriting` returned false. */
      written: boolean
      /** Handles of the products that someone edited during the import. They stay unchanged. */
      left: string[]
      planned: PlannedChanges
    } & ImportCounts)
  | { ok: false; errors: CellError[] }

// The minimum number of changes after which an import vacuums the tables itself. After fewer changes, autovacuum does it.
const MANY_CHANGES = 1_000

/**
 * Imports a product CSV. If the file has any error, imports nothing. Otherwise writes the products in batches; between two batches, the
 * shop serves shoppers. If the import stops halfway, importing the same file again writes the rest.
 */
export async function importCatalogue(db: Database, input: ImportInput): Promise<ImportResult> {
  const media = new MediaFiles(folderOf(input), input.store, await loadKnownPictures(db))
  const errors = new ErrorList()
  // Reads the whole file before using the database, so that a file with errors never keeps the database busy.
  for await (const found of readProducts(input.file, errors)) await resolvePictures(found, media)
  if (errors.errors.length > 0) return { ok: false, errors: errors.errors }
  const result = await importInto(db, (work) => db.transaction(work), { input, media })
  if (result.ok && result.written && changesOf(result) >= MANY_CHANGES) await vacuumCatalogue(db)
  return result
}

/** Imports within the caller's transaction, for callers that also import other data. If the result isn't ok, the caller must roll back. */
export async function importCatalogueWithin(tx: Transaction, input: ImportInput): Promise<ImportResult> {
  const media = new MediaFiles(folderOf(input), input.store)
  return importInto(tx, (work) => work(tx), { input, media })
}

async function importInto(
  db: Database | Transaction,
  run: ImportHooks['run'],
  { input, media }: { input: ImportInput; media: MediaFiles },
): Promise<ImportResult> {
  const errors = new ErrorList()
  const comparison = await compareProducts(db, { input, media, errors }, input.onChange ?? (() => {}))
  if (errors.errors.length > 0) return { ok: false, errors: errors.errors }
  const { counts, planned } = comparison
  if (input.dryRun || (await input.beforeWriting?.()) === false)
    return { ok: true, written: false, left: [], planned, ...counts }
  const steps = { run, onBatch: input.onBatch, onEnd: input.onEnd }
  return {
    ok: true,
    written: true,
    planned,
    ...(await writeImportBatches(steps, { input, media }, comparison)),
  }
}

const changesOf = ({ created, updated, removed }: ImportCounts): number => created + updated + removed

function folderOf(input: ImportInput): string {
  return path.dirname(path.resolve(input.file))
}

const TABLES = ['products', 'variants', 'product_images', 'product_listings', 'collection_products']

/**
 * Vacuums the catalogue's tables. Call it after many products have changed, outside of a transaction. Without a vacuum, the query planner
 * would use outdated statistics, and the next readers would wait while PostgreSQL updates the new rows' hint bits on disk. The embedded
 * database has no autovacuum and runs one statement at a time, so other queries wait for this call.
 */
async function vacuumCatalogue(db: Database): Promise<void> {
  for (const table of TABLES) await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`)
}
