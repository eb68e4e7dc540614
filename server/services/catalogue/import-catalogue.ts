import path from 'node:path'
import type { Database, Transaction } from '../../db/database.ts'
import { type CellError, ErrorList } from './csv/import-errors.ts'
import { readProducts } from './csv/read-products.ts'
import { type ImportCounts, importProducts, type ProductImport } from './import-products.ts'
import { loadKnownPictures } from './known-pictures.ts'
import { MediaFiles } from './media-files.ts'
import { resolvePictures } from './resolve-pictures.ts'
import { vacuumCatalogue } from './vacuum-catalogue.ts'

export type ImportInput = ProductImport & {
  /** Folder that /media/ is served from. */
  mediaFolder: string
  /** The last thing in the transaction of an import that is to be kept; what it throws undoes the import. */
  beforeCommit?: (tx: Transaction) => Promise<void>
}

export type ImportResult = ({ ok: true } & ImportCounts) | { ok: false; errors: CellError[] }

// Fewer are left to the database's own upkeep.
const MANY_CHANGES = 1_000

/** Rolls a transaction back without being a failure. */
class Undo extends Error {}

/** Takes a product CSV into the catalogue, whole or not at all. */
export async function importCatalogue(db: Database, input: ImportInput): Promise<ImportResult> {
  const media = new MediaFiles(folderOf(input), input.mediaFolder, await loadKnownPictures(db))
  const errors = new ErrorList()
  // A first reading without the database: a file with errors keeps nobody waiting.
  for await (const found of readProducts(input.file, errors)) await resolvePictures(found, media)
  if (errors.errors.length > 0) return { ok: false, errors: errors.errors }
  let result: ImportResult | undefined
  const undone = await db
    .transaction(async (tx) => {
      result = await importInto(tx, input, media)
      if (!result.ok || input.dryRun) throw new Undo()
      await input.beforeCommit?.(tx)
    })
    .catch((error: unknown) => error)
  if (undone !== undefined && !(undone instanceof Undo)) throw undone
  if (result === undefined) throw new Error('The import gave no result')
  if (result.ok && !input.dryRun && changesOf(result) >= MANY_CHANGES) await vacuumCatalogue(db)
  return result
}

/** The same inside an open transaction, for who loads more than products; the caller rolls back when it is not ok. */
export async function importCatalogueWithin(tx: Transaction, input: ImportInput): Promise<ImportResult> {
  return importInto(tx, input, new MediaFiles(folderOf(input), input.mediaFolder))
}

async function importInto(tx: Transaction, input: ImportInput, media: MediaFiles): Promise<ImportResult> {
  const errors = new ErrorList()
  const counts = await importProducts(tx, input, media, errors)
  return errors.errors.length > 0 ? { ok: false, errors: errors.errors } : { ok: true, ...counts }
}

const changesOf = ({ created, updated, removed }: ImportCounts): number => created + updated + removed

function folderOf(input: ImportInput): string {
  return path.dirname(path.resolve(input.file))
}
