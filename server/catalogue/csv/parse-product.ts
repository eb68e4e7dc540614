import { personalizationCopy } from '../../../content/personalization.ts'
import { DEFAULT_VARIANT_TITLE } from '../../../domain/catalogue/variant-title.ts'
import { inferPersonalization } from '../../../domain/personalization/infer-personalization.ts'
import { NO_PERSONALIZATION, type Personalization } from '../../../domain/personalization/personalization.ts'
import { PRODUCTION_METHOD_COLUMN } from '../../../domain/production/product-making.ts'
import type { ImageRecord, ProductRecord } from '../product-record.ts'
import {
  readBooleanCell,
  readPersonalizationCell,
  readPositionCell,
  readStatusCell,
  readTagsCell,
} from './cells.ts'
import { getColumnName, isVariantColumn } from './columns.ts'
import { isVariantRow, OPTION_NAMES, parseVariants } from './parse-variants.ts'
import type { CsvCellReader } from './csv-cell-reader.ts'
import type { CsvRecord } from '../../runtime/csv-records.ts'
import { writeNormalizedRows } from './write-rows.ts'

const MAX_IMAGES = 250
const MAX_TITLE_LENGTH = 1_000

/** Parses the CSV rows of one product. Adds errors to the file's list of errors. */
export function parseProduct(
  sheet: CsvCellReader,
  handle: string,
  rows: readonly CsvRecord[],
): ProductRecord {
  const [first] = rows
  if (first === undefined) throw new Error('A product has at least one row')
  const optionNames = parseOptionNames(sheet, first)
  const product: ProductRecord = {
    handle,
    title: parseTitle(sheet, first),
    descriptionHtml: sheet.cell(first, 'description'),
    vendor: sheet.text(first, 'vendor'),
    category: sheet.text(first, 'category'),
    productType: sheet.text(first, 'productType'),
    tags: readTagsCell(sheet.cell(first, 'tags')),
    status: sheet.read(first, 'status', readStatusCell, 'active'),
    published: sheet.read(first, 'published', (cell) => readBooleanCell(cell, true), true),
    giftCard: sheet.read(first, 'giftCard', (cell) => readBooleanCell(cell, false), false),
    seoTitle: sheet.text(first, 'seoTitle'),
    seoDescription: sheet.text(first, 'seoDescription'),
    optionNames,
    personalization: parsePersonalization(sheet, first),
    extraColumns: {},
    variants: parseVariants(sheet, rows, optionNames),
    images: parseImages(sheet, rows),
  }
  keepUnknownColumns(sheet, product, rows)
  return product
}

function parsePersonalization(sheet: CsvCellReader, first: CsvRecord): Personalization {
  if (sheet.has('personalization'))
    return sheet.read(first, 'personalization', readPersonalizationCell, NO_PERSONALIZATION)
  const tags = readTagsCell(sheet.cell(first, 'tags'))
  const making = sheet.columns.findIndex(({ header }) => header === PRODUCTION_METHOD_COLUMN)
  return inferPersonalization({
    tags,
    descriptionHtml: sheet.cell(first, 'description'),
    makingCell: first.cells[making] ?? '',
    textLabel: personalizationCopy.defaultLabel,
  })
}

function parseTitle(sheet: CsvCellReader, first: CsvRecord): string {
  const title = sheet.text(first, 'title')
  if (title === '' && sheet.has('title')) {
    sheet.refuse(first, 'title', { code: 'no-title' })
  }
  if (title.length > MAX_TITLE_LENGTH)
    sheet.refuse(first, 'title', { code: 'title-too-long', most: MAX_TITLE_LENGTH })
  return title
}

function parseOptionNames(sheet: CsvCellReader, first: CsvRecord): string[] {
  const names = OPTION_NAMES.map((field) => sheet.text(first, field))
  const given = names.filter((name) => name !== '')
  const gap = names.findIndex((name, index) => name === '' && names.slice(index + 1).some(Boolean))
  const gapField = OPTION_NAMES[gap]
  if (gapField !== undefined) sheet.refuse(first, gapField, { code: 'no-option-name' })
  const isDefault =
    given.length === 1 && given[0] === 'Title' && sheet.text(first, 'optionValue1') === DEFAULT_VARIANT_TITLE
  return isDefault ? [] : given
}

function parseImages(sheet: CsvCellReader, rows: readonly CsvRecord[]): ImageRecord[] {
  const found = rows.flatMap((record, csvRow) => {
    const src = sheet.text(record, 'imageSrc')
    if (src === '') return []
    const position = sheet.read(record, 'imagePosition', readPositionCell, null)
    const alt = sheet.text(record, 'imageAlt')
    const size = { width: null, height: null }
    const image: ImageRecord = { src, alt, ...size, csvRow, extraColumns: {}, spellings: {} }
    return [{ image, position: position ?? Number.MAX_SAFE_INTEGER, record }]
  })
  const tooMany = found[MAX_IMAGES]
  if (tooMany) sheet.refuse(tooMany.record, 'imageSrc', { code: 'too-many-pictures' })
  return found.toSorted((a, b) => a.position - b.position).map(({ image }) => image)
}

/**
 * Stores data that is needed only to export the file unchanged. These are the cells of unknown columns, and the original spelling of cells
 * that the shop would write differently.
 */
function keepUnknownColumns(sheet: CsvCellReader, product: ProductRecord, rows: readonly CsvRecord[]): void {
  const variants = new Map(product.variants.map((variant) => [variant.csvRow, variant]))
  const images = new Map(product.images.map((image) => [image.csvRow, image]))
  const extraColumns = (csvRow: number, header: string) =>
    csvRow === 0 && !isVariantColumn(header)
      ? product.extraColumns
      : (variants.get(csvRow) ?? images.get(csvRow))?.extraColumns
  rows.forEach((record, csvRow) => {
    sheet.columns.forEach(({ header, field }, index) => {
      const cell = record.cells[index] ?? ''
      if (field !== null || header === '' || cell === '') return
      const kept = extraColumns(csvRow, header)
      if (kept) kept[header] = cell
    })
  })
  keepOriginalSpellings(sheet, product, rows)
}

/**
 * Stores the file's spelling of cells that the shop would write differently. Call it again after the product's values have changed, for
 * example when its pictures have been imported.
 */
export function keepOriginalSpellings(
  sheet: CsvCellReader,
  product: ProductRecord,
  rows: readonly CsvRecord[],
): void {
  const owners = [...product.images, ...product.variants]
  const ownerOf = new Map(owners.map((owner) => [owner.csvRow, owner]))
  const kept = [...ownerOf.keys()].toSorted((a, b) => a - b)
  const ownRows = writeNormalizedRows(product, sheet.columns)
  kept.forEach((csvRow, rowIndex) => {
    const owner = ownerOf.get(csvRow)
    const record = rows[csvRow]
    if (!owner || !record) return
    owner.spellings = {}
    sheet.columns.forEach(({ field }, index) => {
      const own = ownRows[rowIndex]?.[index] ?? ''
      const cell = record.cells[index] ?? ''
      if (field !== null && cell !== own) owner.spellings[getColumnName(field)] = [cell, own]
    })
  })
}

/** Whether a row describes a product, variant or image. The hosted store ignores all other rows. */
export function isCatalogueRow(sheet: CsvCellReader, record: CsvRecord, csvRow: number): boolean {
  return csvRow === 0 || isVariantRow(sheet, record) || sheet.text(record, 'imageSrc') !== ''
}
