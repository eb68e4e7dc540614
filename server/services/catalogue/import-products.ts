import { and, asc, gt, inArray, max } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../db/database.ts'
import { products } from '../../db/schema/catalogue.ts'
import { rememberColumns } from './catalogue-columns.ts'
import { raiseCatalogueRevision } from './catalogue-revision.ts'
import { inBatches } from './csv/batches.ts'
import type { ErrorList } from './csv/import-errors.ts'
import type { Sheet } from './csv/product-rows.ts'
import { type FileProduct, readProducts } from './csv/read-products.ts'
import { lockProducts } from './editing/lock-products.ts'
import type { MediaFiles } from './media-files.ts'
import { CollectionRules } from './memberships.ts'
import { mergeProduct } from './merge-product.ts'
import { isOfCatalogue } from './of-catalogue.ts'
import type { ProductChange } from './product-change.ts'
import type { ProductRecord } from './product-record.ts'
import { resolvePictures } from './resolve-pictures.ts'
import { loadByHandles, type StoredProduct } from './stored-products.ts'
import { writeProducts } from './write-products.ts'

export type ImportCounts = { created: number; updated: number; unchanged: number; removed: number }

export type ProductImport = {
  file: string
  /** Afterwards the catalogue is this file: other products are removed, with their reviews. */
  replace?: boolean
  /** Finds out everything and changes nothing. */
  dryRun?: boolean
  /** Told of each product that is created or updated, in the order of the file. */
  onChange?: (change: ProductChange) => void
}

type Import = {
  tx: Transaction
  input: ProductImport
  media: MediaFiles
  errors: ErrorList
  rules: CollectionRules
  counts: ImportCounts
  handles: Set<string>
  lastPosition: number
}

/** Writes the products of a file in batches. With errors it goes on reading, to tell them all, and writes no more. */
export async function importProducts(
  tx: Transaction,
  input: ProductImport,
  media: MediaFiles,
  errors: ErrorList,
): Promise<ImportCounts> {
  const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, removed: 0 }
  const rules = await CollectionRules.load(tx)
  const lastPosition = input.replace ? 0 : await findLastPosition(tx)
  const state: Import = { tx, input, media, errors, rules, counts, handles: new Set(), lastPosition }
  let sheet: Sheet | undefined
  for await (const batch of inBatches(readProducts(input.file, errors))) {
    sheet ??= batch[0]?.sheet
    await importBatch(state, batch)
  }
  if (sheet === undefined && input.replace)
    errors.add(1, '', '', 'The file has no products; nothing would be left.')
  if (errors.errors.length > 0) return counts
  if (sheet !== undefined) await rememberColumns(tx, sheet.columns, input.replace ?? false)
  if (input.replace) counts.removed = await removeOthers(tx, state.handles)
  const changed = counts.created + counts.updated + counts.removed
  if (changed > 0) await raiseCatalogueRevision(tx)
  return counts
}

async function importBatch(state: Import, batch: readonly FileProduct[]): Promise<void> {
  const { tx, errors, media, input } = state
  const handles = batch.map(({ product }) => product.handle)
  await lockProducts(tx, handles)
  const stored = new Map((await loadByHandles(tx, handles)).map((found) => [found.record.handle, found]))
  const changes: ProductChange[] = []
  for (const found of batch) {
    await resolvePictures(found, media)
    const change = decide(state, found, stored.get(found.product.handle) ?? null)
    if (change === null) continue
    changes.push(change)
    input.onChange?.(change)
  }
  if (errors.errors.length > 0) return
  if (!input.dryRun) await takePictures(changes, media)
  await writeProducts(tx, state.rules, changes)
}

/** What becomes of one product; null when nothing changes. Counts it. */
function decide(state: Import, found: FileProduct, before: StoredProduct | null): ProductChange | null {
  const { counts, input } = state
  state.handles.add(found.product.handle)
  const record = recordAfter(found, before?.record ?? null)
  const isPlaced = before === null || input.replace === true
  if (isPlaced) state.lastPosition += 1
  const position = isPlaced ? state.lastPosition : before.position
  if (before === null) counts.created += 1
  else if (before.position === position && isDeepStrictEqual(before.record, record)) {
    counts.unchanged += 1
    return null
  } else counts.updated += 1
  return { before, position, record }
}

function recordAfter({ product, rows, sheet }: FileProduct, before: ProductRecord | null): ProductRecord {
  const [first] = rows
  if (first === undefined) throw new Error('A product has at least one row')
  if (before === null) {
    if (!sheet.has('title')) sheet.refuse(first, 'title', 'is missing; a new product needs a title')
    if (!sheet.has('price') && product.status === 'active') {
      sheet.refuse(first, 'price', 'is missing; a new product on sale needs a price')
    }
    return product
  }
  const merged = mergeProduct(sheet, before, product)
  if (merged.ok) return merged.product
  sheet.refuse(first, 'optionValue1', merged.reason)
  return product
}

async function takePictures(changes: readonly ProductChange[], media: MediaFiles): Promise<void> {
  for (const { record } of changes) {
    for (const { src } of record.images) await media.take(src)
    for (const { imageSrc } of record.variants) await media.take(imageSrc)
  }
}

async function findLastPosition(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ last: max(products.position) }).from(products)
  return row?.last ?? 0
}

const PRODUCTS_A_PAGE = 2_000

async function removeOthers(tx: Transaction, kept: ReadonlySet<string>): Promise<number> {
  const removed: number[] = []
  let after = 0
  for (;;) {
    const page = await tx
      .select({ id: products.id, handle: products.handle })
      .from(products)
      .where(and(gt(products.id, after), isOfCatalogue))
      .orderBy(asc(products.id))
      .limit(PRODUCTS_A_PAGE)
    if (page.length === 0) return removed.length
    after = page.at(-1)?.id ?? after
    const gone = page.filter(({ handle }) => !kept.has(handle)).map(({ id }) => id)
    if (gone.length > 0) await tx.delete(products).where(inArray(products.id, gone))
    removed.push(...gone)
  }
}
