import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProductRecord } from '../product-record.ts'
import { type CsvColumn, findFieldOfHeader } from './columns.ts'
import { isCurrencyColumn, findForeignExportFault } from './foreign-exports.ts'
import type { ErrorList } from './import-errors.ts'
import { isCatalogueRow, parseProduct } from './parse-product.ts'
import { CsvCellReader } from './csv-cell-reader.ts'
import { type CsvRecord, readCsvRecords, UnreadableCsvError } from '../../runtime/csv-records.ts'

const IMPORT_CURRENCY = 'CAD'

/** A product of a CSV file, with the rows that describe it. */
export type ProductInFile = { product: ProductRecord; rows: CsvRecord[]; sheet: CsvCellReader }

// The maximum number of rows (variants and images) per product, to limit memory. Real products have far fewer.
const MAX_ROWS = 5_000

/**
 * Reads the products of a CSV one by one. Records errors in `errors` and continues, so that a person sees them all at once. Stops when the
 * list of errors is full.
 */
export async function* readProducts(file: string, errors: ErrorList): AsyncGenerator<ProductInFile> {
  const records = readCsvRecords(file)
  try {
    const header = await records.next()
    const columns = header.done ? [] : readColumns(header.value, errors)
    const sheet = new CsvCellReader(columns, errors)
    const foreign = header.done ? null : findForeignExportFault(header.value.cells)
    if (columns.length === 0) errors.add(1, '', '', { code: 'no-header' })
    else if (foreign !== null) errors.add(1, '', '', foreign)
    else if (!sheet.has('handle') && !sheet.has('title')) {
      errors.add(1, 'Handle', '', { code: 'no-handle-or-title-column' })
    } else yield* withPauses(readBlocks(records, sheet))
  } catch (error) {
    if (!(error instanceof UnreadableCsvError)) throw error
    errors.add(error.line, '', '', { code: 'csv', fault: error.fault })
  }
}

function readColumns(header: CsvRecord, errors: ErrorList): CsvColumn[] {
  const columns = header.cells.map((cell) => ({ header: cell.trim(), field: findFieldOfHeader(cell) }))
  const seen = new Set<string>()
  for (const { header: name, field } of columns) {
    const key = field ?? `kept ${name}`
    if (name !== '' && seen.has(key)) errors.add(header.line, name, name, { code: 'column-twice' })
    seen.add(key)
  }
  return columns
}

/**
 * The time in ms for which an import may block the process without a pause. A shopper's request may have to wait that long at each of its
 * database queries.
 */
const BUSY_MS = 10
/**
 * The length of a pause, as a fraction of the time for which the import blocked the process before the pause. That time includes the work
 * that the caller does with the products.
 */
const PAUSE_SHARE = 0.5

/** Yields `products` with pauses. An operator's import runs in the shop's own process, which serves shoppers during the pauses. */
async function* withPauses(products: AsyncIterable<ProductInFile>): AsyncGenerator<ProductInFile> {
  let since = performance.now()
  for await (const product of products) {
    yield product
    const taken = performance.now() - since
    if (taken < BUSY_MS) continue
    await wait(taken * PAUSE_SHARE)
    since = performance.now()
  }
}

async function* readBlocks(
  records: AsyncIterable<CsvRecord>,
  sheet: CsvCellReader,
): AsyncGenerator<ProductInFile> {
  const { errors } = sheet
  const firstLines = new Map<string, number>()
  let block: CsvRecord[] = []
  let handle = ''
  for await (const record of records) {
    if (errors.isFull) return
    if (!checkRow(sheet, record)) continue
    const ownHandle = sheet.handle(record)
    if (ownHandle === '') {
      sheet.refuse(record, sheet.has('handle') ? 'handle' : 'title', { code: 'no-handle' })
    } else if (ownHandle === handle) {
      if (block.length === MAX_ROWS) sheet.refuse(record, 'handle', { code: 'too-many-rows', most: MAX_ROWS })
      if (block.length < MAX_ROWS && isCatalogueRow(sheet, record, block.length)) block.push(record)
    } else {
      if (block.length > 0) yield toProduct(sheet, handle, block)
      const apart = firstLines.get(ownHandle)
      if (apart !== undefined) sheet.refuse(record, 'handle', { code: 'rows-apart', line: apart })
      firstLines.set(ownHandle, record.line)
      handle = ownHandle
      block = [record]
    }
  }
  if (block.length > 0) yield toProduct(sheet, handle, block)
}

function toProduct(sheet: CsvCellReader, handle: string, rows: CsvRecord[]): ProductInFile {
  return { product: parseProduct(sheet, handle, rows), rows, sheet }
}

function checkRow(sheet: CsvCellReader, record: CsvRecord): boolean {
  const { errors, columns } = sheet
  const surplus = record.cells.slice(columns.length).find((cell) => cell !== '')
  if (surplus !== undefined) errors.add(record.line, '', surplus, { code: 'surplus-cell' })
  const currency = columns.findIndex(({ header }) => isCurrencyColumn(header))
  const money = record.cells[currency]?.trim() ?? ''
  if (money !== '' && money.toUpperCase() !== IMPORT_CURRENCY) {
    const header = columns[currency]?.header ?? ''
    errors.add(record.line, header, money, { code: 'other-currency' })
  }
  const broken = record.cells.findIndex((cell) => cell.includes('\0'))
  if (broken >= 0) errors.add(record.line, columns[broken]?.header ?? '', '', { code: 'nul-character' })
  return surplus === undefined && broken < 0
}
