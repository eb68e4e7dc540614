import { type VariantRecord, variantOptionKey } from '../product-record.ts'
import {
  readBooleanCell,
  readGramsCell,
  readOptionalPriceCell,
  readPiecesCell,
  readPriceCell,
  readStatusCell,
  readStockPolicyCell,
} from './cells.ts'
import type { CsvCellReader } from './csv-cell-reader.ts'
import type { CsvRecord } from '../../runtime/csv-records.ts'

export const OPTION_NAMES = ['optionName1', 'optionName2', 'optionName3'] as const
const OPTION_VALUES = ['optionValue1', 'optionValue2', 'optionValue3'] as const

// The maximum number of variants per product. The hosted store has the same limit.
const MAX_VARIANTS = 2_048

/** Whether a row describes a variant: it has an option value, or it is the product's first row. */
export function isVariantRow(sheet: CsvCellReader, record: CsvRecord): boolean {
  return OPTION_VALUES.some((field) => sheet.text(record, field) !== '')
}

/** Parses the variants of a product. Adds errors to the file's list of errors. */
export function parseVariants(
  sheet: CsvCellReader,
  rows: readonly CsvRecord[],
  optionNames: readonly string[],
): VariantRecord[] {
  const [first] = rows
  const status = readStatusCell(first === undefined ? '' : sheet.cell(first, 'status'))
  const mayLackPrice = status.ok && status.value !== 'active'
  const variants: VariantRecord[] = []
  const seen = new Map<string, number>()
  rows.forEach((record, csvRow) => {
    if (csvRow > 0 && !isVariantRow(sheet, record)) return refuseStrayPrice(sheet, record)
    const optionValues = parseOptionValues(sheet, record, optionNames)
    const key = variantOptionKey({ optionValues })
    const sameAs = seen.get(key)
    if (sameAs !== undefined) {
      sheet.refuse(record, 'optionValue1', { code: 'variant-twice', line: sameAs })
    }
    seen.set(key, record.line)
    variants.push(parseVariant(sheet, record, { csvRow, optionValues, mayLackPrice }))
    if (variants.length === MAX_VARIANTS + 1) {
      sheet.refuse(record, 'optionValue1', { code: 'too-many-variants' })
    }
  })
  return variants
}

function refuseStrayPrice(sheet: CsvCellReader, record: CsvRecord): void {
  if (sheet.text(record, 'price') === '') return
  sheet.refuse(record, 'price', { code: 'price-without-variant' })
}

function parseOptionValues(
  sheet: CsvCellReader,
  record: CsvRecord,
  optionNames: readonly string[],
): string[] {
  const values = OPTION_VALUES.map((field) => sheet.text(record, field))
  OPTION_VALUES.forEach((field, index) => {
    const name = optionNames[index]
    const value = values[index] ?? ''
    if (name !== undefined && value === '') {
      sheet.refuse(record, field, { code: 'no-option-value', option: name })
    }
    // A product without option names has only its default variant. The name of that variant doesn't matter.
    if (name === undefined && value !== '' && (optionNames.length > 0 || value !== 'Default Title')) {
      sheet.refuse(record, field, { code: 'unnamed-option' })
    }
  })
  return values.slice(0, optionNames.length)
}

type VariantPlace = { csvRow: number; optionValues: string[]; mayLackPrice: boolean }

function parseVariant(sheet: CsvCellReader, record: CsvRecord, place: VariantPlace): VariantRecord {
  const stockPolicy = sheet.read(record, 'stockPolicy', readStockPolicyCell, 'deny')
  return {
    csvRow: place.csvRow,
    optionValues: place.optionValues,
    sku: sheet.text(record, 'sku'),
    barcode: sheet.text(record, 'barcode'),
    priceCents: parseVariantPrice(sheet, record, place.mayLackPrice),
    compareAtCents: sheet.read(record, 'compareAt', readOptionalPriceCell, null),
    stock: parseStock(sheet, record, stockPolicy),
    stockPolicy,
    grams: sheet.read(record, 'grams', readGramsCell, 0),
    weightUnit: sheet.text(record, 'weightUnit'),
    requiresShipping: sheet.read(record, 'requiresShipping', (cell) => readBooleanCell(cell, true), true),
    taxable: sheet.read(record, 'taxable', (cell) => readBooleanCell(cell, true), true),
    imageSrc: sheet.text(record, 'variantImage'),
    extraColumns: {},
    spellings: {},
  }
}

/** Parses a price. A product on sale needs a price, because otherwise it would be free; a draft may have none. */
function parseVariantPrice(sheet: CsvCellReader, record: CsvRecord, mayLackPrice: boolean): number {
  if (!sheet.has('price')) return 0
  if (sheet.text(record, 'price') === '') {
    if (!mayLackPrice) sheet.refuse(record, 'price', { code: 'no-price' })
    return 0
  }
  return sheet.read(record, 'price', readPriceCell, 0)
}

/**
 * Parses the stock; null if the file doesn't track it. If the file has a tracker column, an empty tracker means that stock isn't tracked.
 * In a file without that column, an empty quantity means the same.
 */
function parseStock(sheet: CsvCellReader, record: CsvRecord, policy: 'deny' | 'continue'): number | null {
  const pieces = sheet.read(record, 'stock', readPiecesCell, 0)
  const counted = sheet.has('tracker')
    ? sheet.text(record, 'tracker') !== ''
    : sheet.text(record, 'stock') !== ''
  if (!counted) return null
  return policy === 'deny' ? Math.max(pieces, 0) : pieces
}
