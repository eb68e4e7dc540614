import path from 'node:path'
import type { Database, Transaction } from '../../db/database.ts'
import { compareProducts, type ImportCounts, type ProductImport, type SeenStock } from './compare-products.ts'
import { type CellError, ErrorList } from './csv/import-errors.ts'
import { readProducts } from './csv/read-products.ts'
import { type Steps, writeImport } from './import-products.ts'
import { loadKnownPictures } from './known-pictures.ts'
import { MediaFiles } from './media-files.ts'
import type { ProductChange } from './product-change.ts'
import { resolvePictures } from './resolve-pictures.ts'
import { vacuumCatalogue } from './vacuum-catalogue.ts'

export type ImportInput = ProductImport & {
  /** Folder that /media/ is served from. */
  mediaFolder: string
  /** Compares only: nothing is locked and nothing changed. */
  dryRun?: boolean
  /** Told of each product that would be created or updated, in the order of the file, before anything is written. */
  onChange?: (change: ProductChange) => void
  /** Asked when all changes are known: false ends it there. */
  beforeWriting?: () => Promise<boolean>
} & Omit<Steps, 'run'>

export type ImportResult =
  | ({
      ok: true
      /** False after a dry run, and where `beforeWriting` has ended it. */
      written: boolean
      /** Handles of products that somebody else changed while this went on: they were left. */
      left: string[]
      /** Pieces of the products that change, as they were compared. */
      seenStock: SeenStock
    } & ImportCounts)
  | { ok: false; errors: CellError[] }

// Fewer are left to the database's own upkeep.
const MANY_CHANGES = 1_000

/**
 * Takes a product CSV into the catalogue. Nothing of a file with an error is taken. A file without is written in batches, between which
 * shoppers are served; where it ends in between, the same file goes on with the rest.
 */
export async function importCatalogue(db: Database, input: ImportInput): Promise<ImportResult> {
  const media = new MediaFiles(folderOf(input), input.mediaFolder, await loadKnownPictures(db))
  const errors = new ErrorList()
  // A first reading without the database: a file with errors keeps nobody waiting.
  for await (const found of readProducts(input.file, errors)) await resolvePictures(found, media)
  if (errors.errors.length > 0) return { ok: false, errors: errors.errors }
  const result = await importInto(db, (work) => db.transaction(work), { input, media })
  if (result.ok && result.written && changesOf(result) >= MANY_CHANGES) await vacuumCatalogue(db)
  return result
}

/** The same inside an open transaction, for who loads more than products; the caller rolls back when it is not ok. */
export async function importCatalogueWithin(tx: Transaction, input: ImportInput): Promise<ImportResult> {
  const media = new MediaFiles(folderOf(input), input.mediaFolder)
  return importInto(tx, (work) => work(tx), { input, media })
}

async function importInto(
  db: Database | Transaction,
  run: Steps['run'],
  { input, media }: { input: ImportInput; media: MediaFiles },
): Promise<ImportResult> {
  const errors = new ErrorList()
  const comparison = await compareProducts(db, { input, media, errors }, input.onChange ?? (() => {}))
  if (errors.errors.length > 0) return { ok: false, errors: errors.errors }
  const seenStock = new Map([...comparison.planned].map(([handle, { stock }]) => [handle, stock]))
  if (input.dryRun || (await input.beforeWriting?.()) === false)
    return { ok: true, written: false, left: [], seenStock, ...comparison.counts }
  const steps = { run, onBatch: input.onBatch, onEnd: input.onEnd }
  return { ok: true, written: true, seenStock, ...(await writeImport(steps, { input, media }, comparison)) }
}

const changesOf = ({ created, updated, removed }: ImportCounts): number => created + updated + removed

function folderOf(input: ImportInput): string {
  return path.dirname(path.resolve(input.file))
}
