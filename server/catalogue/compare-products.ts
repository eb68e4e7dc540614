import { and, asc, gt, max } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Database, Transaction } from '../db/database.ts'
import { products } from '../db/schema/catalogue.ts'
import { groupIntoBatches } from './csv/group-into-batches.ts'
import type { CsvColumn } from './csv/columns.ts'
import type { ErrorList } from './csv/import-errors.ts'
import { type ProductInFile, readProducts } from './csv/read-products.ts'
import type { MediaFiles } from './media-files.ts'
import { mergeProduct } from './merge-product.ts'
import { catalogueProductCondition } from './catalogue-product.ts'
import type { ProductChange } from './product-change.ts'
import { type ProductRecord, variantOptionKey } from './product-record.ts'
import { resolvePictures } from './resolve-pictures.ts'
import { loadStoredProductsByHandle, type StoredProduct } from './stored-products.ts'

export type ImportCounts = { created: number; updated: number; unchanged: number; removed: number }

export type ProductImport = {
  file: string
  /** Whether the file replaces the whole catalogue. Products that the file doesn't contain are then removed, with their reviews. */
  replace?: boolean
  /** Whether to leave existing products unchanged. */
  onlyNew?: boolean
  /**
   * The changes that the operator saw in the preview of this file. If pieces were sold after the preview, that doesn't count as a further
   * change.
   */
  previewed?: PlannedChanges | undefined
}

/** A product that an import changes. The values are those from the time when the file was compared with the catalogue. */
export type ComparedProduct = {
  /** The position of the product in the shop's own sort order. */
  position: number
  /** The product's version; null for a new product. */
  version: number | null
  /** The quantity in stock, by variant key. */
  stock: ReadonlyMap<string, number | null>
}

/** The planned changes, by product handle. */
export type PlannedChanges = ReadonlyMap<string, ComparedProduct>

export type Comparison = {
  counts: ImportCounts
  columns: readonly CsvColumn[] | null
  planned: PlannedChanges
  /** Ids of the products to remove, because the file replaces the catalogue and doesn't contain them. */
  others: number[]
}

type Job = { input: ProductImport; media: MediaFiles; errors: ErrorList }

/**
 * Compares a file with the catalogue in batches, without locking or writing anything. Calls `onChange` for each product that would be
 * created or updated, in the order of the file.
 */
export async function compareProducts(
  db: Database | Transaction,
  { input, media, errors }: Job,
  onChange: (change: ProductChange) => void,
): Promise<Comparison> {
  const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, removed: 0 }
  const planned = new Map<string, ComparedProduct>()
  const comparison: Comparison = { counts, columns: null, planned, others: [] }
  const handles = new Set<string>()
  let lastPosition = input.replace ? 0 : await findLastPosition(db)
  for await (const batch of groupIntoBatches(readProducts(input.file, errors))) {
    comparison.columns ??= batch[0]?.sheet.columns ?? null
    const stored = await loadStoredProducts(db, batch)
    for (const found of batch) {
      const { handle } = found.product
      handles.add(handle)
      await resolvePictures(found, media)
      const before = stored.get(handle) ?? null
      if (before !== null && input.onlyNew === true) {
        counts.unchanged += 1
        continue
      }
      const isPlaced = before === null || input.replace === true
      if (isPlaced) lastPosition += 1
      const then = before && input.previewed ? asPreviewed(before, found, input.previewed) : before
      const change = findProductChange(found, then, isPlaced ? lastPosition : (then?.position ?? 0))
      if (change === null) counts.unchanged += 1
      else {
        counts[before === null ? 'created' : 'updated'] += 1
        planned.set(handle, plan(change))
        onChange(change)
      }
    }
  }
  if (input.replace && comparison.columns === null) errors.add(1, '', '', { code: 'no-products' })
  else if (input.replace) comparison.others = await listOthers(db, handles)
  counts.removed = comparison.others.length
  return comparison
}

export async function loadStoredProducts(
  db: Database | Transaction,
  batch: readonly ProductInFile[],
): Promise<Map<string, StoredProduct>> {
  const stored = await loadStoredProductsByHandle(
    db,
    batch.map(({ product }) => product.handle),
  )
  return new Map(stored.map((found) => [found.record.handle, found]))
}

/**
 * Returns the product with the stock that it had in the preview, so that sales after the preview don't count as a change. Returns the
 * product unchanged if it was edited or imported after the preview.
 */
function asPreviewed(
  before: StoredProduct,
  { product, sheet }: ProductInFile,
  previewed: PlannedChanges,
): StoredProduct {
  const change = previewed.get(product.handle)
  if (!sheet.has('stock') || (change && change.version !== before.version)) return before
  const then =
    change?.stock ?? new Map(product.variants.map((variant) => [variantOptionKey(variant), variant.stock]))
  const variants = before.record.variants.map((variant) => {
    const stock = then.get(variantOptionKey(variant))
    return typeof stock === 'number' && variant.stock !== null ? { ...variant, stock } : variant
  })
  return { ...before, record: { ...before.record, variants } }
}

/** Returns the change that a file makes to one product; null if it makes none. */
export function findProductChange(
  found: ProductInFile,
  before: StoredProduct | null,
  position: number,
): ProductChange | null {
  const record = recordAfter(found, before?.record ?? null)
  const isSame = before?.position === position && isDeepStrictEqual(before.record, record)
  return isSame ? null : { before, position, record }
}

function recordAfter({ product, rows, sheet }: ProductInFile, before: ProductRecord | null): ProductRecord {
  const [first] = rows
  if (first === undefined) throw new Error('A product has at least one row')
  if (before === null) {
    if (!sheet.has('title')) sheet.refuse(first, 'title', { code: 'new-without-title' })
    if (!sheet.has('price') && product.status === 'active') {
      sheet.refuse(first, 'price', { code: 'new-without-price' })
    }
    return product
  }
  const merged = mergeProduct(sheet, before, product)
  if (merged.ok) return merged.product
  sheet.refuse(first, 'optionValue1', merged.fault)
  return product
}

function plan({ before, position }: ProductChange): ComparedProduct {
  const stock = new Map(before?.record.variants.map((variant) => [variantOptionKey(variant), variant.stock]))
  return { position, version: before?.version ?? null, stock }
}

async function findLastPosition(db: Database | Transaction): Promise<number> {
  const [row] = await db.select({ last: max(products.position) }).from(products)
  return row?.last ?? 0
}

const PRODUCTS_PER_PAGE = 2_000

async function listOthers(db: Database | Transaction, kept: ReadonlySet<string>): Promise<number[]> {
  const others: number[] = []
  let after = 0
  for (;;) {
    const page = await db
      .select({ id: products.id, handle: products.handle })
      .from(products)
      .where(and(gt(products.id, after), catalogueProductCondition))
      .orderBy(asc(products.id))
      .limit(PRODUCTS_PER_PAGE)
    if (page.length === 0) return others
    after = page.at(-1)?.id ?? after
    others.push(...page.filter(({ handle }) => !kept.has(handle)).map(({ id }) => id))
  }
}
