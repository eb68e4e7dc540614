import { inArray } from 'drizzle-orm'
import { performance } from 'node:perf_hooks'
import type { Transaction } from '../db/database.ts'
import { products } from '../db/schema/catalogue.ts'
import { storeColumns } from './catalogue-columns.ts'
import { raiseCatalogueRevision } from './catalogue-revision.ts'
import {
  findProductChange,
  type Comparison,
  type ImportCounts,
  type ComparedProduct,
  type ProductImport,
  loadStoredProducts,
} from './compare-products.ts'
import { groupIntoBatches } from './csv/group-into-batches.ts'
import { ErrorList } from './csv/import-errors.ts'
import { type ProductInFile, readProducts } from './csv/read-products.ts'
import { lockProducts } from './editing/lock-products.ts'
import type { MediaFiles } from './media-files.ts'
import { CollectionRules, fillCollectionPictures } from './collection-memberships.ts'
import type { ProductChange } from './product-change.ts'
import { variantOptionKey } from './product-record.ts'
import { resolvePictures } from './resolve-pictures.ts'
import { writeProducts } from './write-products.ts'

/**
 * The maximum time in ms until shoppers see products that an import has written. Shoppers see them when the catalogue's revision increases.
 * It isn't increased after every batch, because each increase empties all caches of the catalogue.
 */
const SHOWN_AFTER_MS = 5_000
const REMOVAL_BATCH_SIZE = 100

export type RunInTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

export type ImportHooks = {
  /**
   * Runs a batch in a transaction. This is either a separate transaction, so that shoppers are served between batches, or the caller's
   * transaction.
   */
  run: RunInTransaction
  /** Called in each batch's transaction, with the batch's changes. */
  onBatch?: ((tx: Transaction, changes: readonly ProductChange[]) => Promise<void>) | undefined
  /** Called in the import's last transaction. */
  onEnd?: ((tx: Transaction) => Promise<void>) | undefined
}

type ImportResult = ImportCounts & {
  /** Handles of the products that someone edited after the file was compared. The import leaves them unchanged. */
  left: string[]
}

/**
 * Writes the planned changes in batches. Each batch is locked and compared with the catalogue again before it is written. If the process
 * dies, every product is either complete or unchanged, and importing the same file again writes the rest.
 */
export async function writeImportBatches(
  steps: ImportHooks,
  { input, media }: { input: ProductImport; media: MediaFiles },
  comparison: Comparison,
): Promise<ImportResult> {
  const written: ImportResult = {
    created: 0,
    updated: 0,
    unchanged: comparison.counts.unchanged,
    removed: 0,
    left: [],
  }
  const revision = new Revision(steps.run)
  try {
    for await (const batch of groupIntoBatches(
      changing(readProducts(input.file, new ErrorList()), comparison),
    )) {
      // Copies the pictures in parallel, because each copy waits for the disk or the object store.
      await Promise.all(batch.map((found) => takePictures(found, media)))
      await steps.run(async (tx) => {
        await writeBatch(tx, { batch, comparison, steps, written })
        await revision.raiseIfDue(tx)
      })
    }
    for (const ids of pages(comparison.others)) {
      await steps.run(async (tx) => {
        await tx.delete(products).where(inArray(products.id, ids))
        await revision.raiseIfDue(tx)
      })
      written.removed += ids.length
    }
  } finally {
    // Increases the catalogue's revision even after a failure, so that shoppers see the batches that were written.
    await revision.raiseLast()
  }
  await steps.run(async (tx) => {
    if (comparison.columns !== null) await storeColumns(tx, comparison.columns, input.replace ?? false)
    await fillCollectionPictures(tx)
    await steps.onEnd?.(tx)
  })
  return written
}

type Batch = {
  batch: readonly ProductInFile[]
  comparison: Comparison
  steps: ImportHooks
  written: ImportResult
}

async function writeBatch(tx: Transaction, { batch, comparison, steps, written }: Batch): Promise<void> {
  await lockProducts(
    tx,
    batch.map(({ product }) => product.handle),
  )
  const stored = await loadStoredProducts(tx, batch)
  const changes: ProductChange[] = []
  for (const found of batch) {
    const planned = comparison.planned.get(found.product.handle)
    if (planned === undefined) continue
    const before = stored.get(found.product.handle) ?? null
    const change = findProductChange(found, before, planned.position)
    // The product already has all the file's values, because somebody made the same change during the import.
    if (change === null) written.unchanged += 1
    else if ((before?.version ?? null) === planned.version) changes.push(carrySales(found, change, planned))
    else written.left.push(found.product.handle)
  }
  await writeProducts(tx, await CollectionRules.load(tx), changes)
  await steps.onBatch?.(tx, changes)
  for (const { before } of changes) written[before === null ? 'created' : 'updated'] += 1
}

/** Adjusts the file's stock by the pieces that were sold or returned since the comparison. */
function carrySales(
  { sheet }: ProductInFile,
  change: ProductChange,
  { stock }: ComparedProduct,
): ProductChange {
  if (change.before === null || !sheet.has('stock')) return change
  const now = new Map(
    change.before.record.variants.map((variant) => [variantOptionKey(variant), variant.stock]),
  )
  const variants = change.record.variants.map((variant) => {
    const [then, current] = [stock.get(variantOptionKey(variant)), now.get(variantOptionKey(variant))]
    return typeof then === 'number' && typeof current === 'number' && variant.stock !== null
      ? { ...variant, stock: variant.stock + current - then }
      : variant
  })
  return { ...change, record: { ...change.record, variants } }
}

async function* changing(
  all: AsyncIterable<ProductInFile>,
  { planned }: Comparison,
): AsyncGenerator<ProductInFile> {
  for await (const found of all) if (planned.has(found.product.handle)) yield found
}

async function takePictures(found: ProductInFile, media: MediaFiles): Promise<void> {
  await resolvePictures(found, media)
  for (const { src } of found.product.images) await media.take(src)
  for (const { imageSrc } of found.product.variants) await media.take(imageSrc)
}

function pages(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / REMOVAL_BATCH_SIZE) }, (_, page) =>
    ids.slice(page * REMOVAL_BATCH_SIZE, (page + 1) * REMOVAL_BATCH_SIZE),
  )
}

/** Increases the catalogue's revision every few seconds while batches are written, and once at the end. */
class Revision {
  readonly #run: RunInTransaction
  #raisedAt = performance.now()
  #hasWritten = false

  constructor(run: RunInTransaction) {
    this.#run = run
  }

  async raiseIfDue(tx: Transaction): Promise<void> {
    this.#hasWritten = true
    if (performance.now() - this.#raisedAt < SHOWN_AFTER_MS) return
    await raiseCatalogueRevision(tx)
    this.#raisedAt = performance.now()
  }

  async raiseLast(): Promise<void> {
    if (this.#hasWritten) await this.#run(raiseCatalogueRevision)
  }
}
