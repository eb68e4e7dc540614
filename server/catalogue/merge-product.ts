import type { ImportFault } from '../../content/operator/import-faults.ts'
import { getColumnName, type CsvField } from './csv/columns.ts'
import type { CsvCellReader } from './csv/csv-cell-reader.ts'
import {
  type ProductRecord,
  type OriginalSpellings,
  type VariantRecord,
  variantOptionKey,
} from './product-record.ts'

const VARIANT_FIELDS: readonly CsvField[] = [
  ...(['sku', 'grams', 'tracker', 'stock', 'stockPolicy', 'price', 'compareAt', 'requiresShipping'] as const),
  ...(['taxable', 'barcode', 'variantImage', 'weightUnit'] as const),
]

type MergeResult = { ok: true; product: ProductRecord } | { ok: false; fault: ImportFault }

/** Merges a product from a file into the existing product. The file's columns replace the product's values; all other values stay. */
export function mergeProduct(sheet: CsvCellReader, before: ProductRecord, file: ProductRecord): MergeResult {
  const take = <T>(field: CsvField, ofFile: T, ofBefore: T): T => (sheet.has(field) ? ofFile : ofBefore)
  const hasOptions = sheet.has('optionValue1')
  if (!hasOptions && before.variants.length > 1 && VARIANT_FIELDS.some((field) => sheet.has(field))) {
    return { ok: false, fault: { code: 'variant-unknown', variants: before.variants.length } }
  }
  const optionNames = hasOptions ? file.optionNames : before.optionNames
  const product: ProductRecord = {
    handle: before.handle,
    title: take('title', file.title, before.title) || before.title,
    descriptionHtml: take('description', file.descriptionHtml, before.descriptionHtml),
    vendor: take('vendor', file.vendor, before.vendor),
    category: take('category', file.category, before.category),
    productType: take('productType', file.productType, before.productType),
    tags: take('tags', file.tags, before.tags),
    status: take('status', file.status, before.status),
    published: take('published', file.published, before.published),
    giftCard: take('giftCard', file.giftCard, before.giftCard),
    seoTitle: take('seoTitle', file.seoTitle, before.seoTitle),
    seoDescription: take('seoDescription', file.seoDescription, before.seoDescription),
    optionNames,
    personalization: take('personalization', file.personalization, before.personalization),
    extraColumns: keepExtras(sheet, before.extraColumns, file.extraColumns),
    variants:
      hasOptions || before.variants.length <= 1
        ? mergeVariants(sheet, before, file, hasOptions)
        : before.variants,
    images: sheet.has('imageSrc') ? file.images : before.images,
  }
  return { ok: true, product }
}

function mergeVariants(
  sheet: CsvCellReader,
  before: ProductRecord,
  file: ProductRecord,
  hasOptions: boolean,
): VariantRecord[] {
  const known = new Map(before.variants.map((variant) => [variantOptionKey(variant), variant]))
  return file.variants.map((variant, index) => {
    const match = hasOptions ? known.get(variantOptionKey(variant)) : before.variants[index]
    return match === undefined ? variant : mergeVariant(sheet, match, variant, hasOptions)
  })
}

function mergeVariant(
  sheet: CsvCellReader,
  before: VariantRecord,
  file: VariantRecord,
  hasOptions: boolean,
): VariantRecord {
  const take = <T>(field: CsvField, ofFile: T, ofBefore: T): T => (sheet.has(field) ? ofFile : ofBefore)
  const countsStock = sheet.has('stock') || sheet.has('tracker')
  const stockPolicy = take('stockPolicy', file.stockPolicy, before.stockPolicy)
  const stock = countsStock ? file.stock : before.stock
  return {
    csvRow: file.csvRow,
    optionValues: hasOptions ? file.optionValues : before.optionValues,
    sku: take('sku', file.sku, before.sku),
    barcode: take('barcode', file.barcode, before.barcode),
    priceCents: take('price', file.priceCents, before.priceCents),
    compareAtCents: take('compareAt', file.compareAtCents, before.compareAtCents),
    stock: stock !== null && stockPolicy === 'deny' ? Math.max(stock, 0) : stock,
    stockPolicy,
    grams: take('grams', file.grams, before.grams),
    weightUnit: take('weightUnit', file.weightUnit, before.weightUnit),
    requiresShipping: take('requiresShipping', file.requiresShipping, before.requiresShipping),
    taxable: take('taxable', file.taxable, before.taxable),
    imageSrc: take('variantImage', file.imageSrc, before.imageSrc),
    extraColumns: keepExtras(sheet, before.extraColumns, file.extraColumns),
    spellings: keepSpelled(sheet, before.spellings, file.spellings),
  }
}

function keepExtras(sheet: CsvCellReader, before: Record<string, string>, file: Record<string, string>) {
  const given = new Set(sheet.columns.map(({ header }) => header))
  return { ...Object.fromEntries(Object.entries(before).filter(([header]) => !given.has(header))), ...file }
}

function keepSpelled(
  sheet: CsvCellReader,
  before: OriginalSpellings,
  file: OriginalSpellings,
): OriginalSpellings {
  const given = new Set(sheet.columns.flatMap(({ field }) => (field === null ? [] : [getColumnName(field)])))
  return { ...Object.fromEntries(Object.entries(before).filter(([name]) => !given.has(name))), ...file }
}
