import fs from 'node:fs'
import { Readable, pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { CsvFault } from '../../domain/csv-fault.ts'

/** A record of a CSV file, with the number of the line on which it starts. */
export type CsvRecord = { line: number; cells: string[] }

/** Thrown if the file isn't valid CSV. `line` is the number of the line on which the error starts. */
export class UnreadableCsvError extends Error {
  readonly line: number
  readonly fault: CsvFault

  constructor(line: number, fault: CsvFault) {
    super(`Invalid CSV on line ${line}: ${fault}`)
    this.line = line
    this.fault = fault
  }
}

// The maximum size in bytes of a record, which is held in memory. Even very long product descriptions are smaller than 1 MB.
const MAX_RECORD_BYTES = 8_000_000

/** Reads a CSV file record by record. Accepts all line endings and a byte order mark, and skips empty lines. */
export async function* readCsvRecords(file: string): AsyncGenerator<CsvRecord> {
  const parser = parse({
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_RECORD_BYTES,
  })
  pipeline(Readable.from(decodeUtf8(file)), parser, () => {})
  let line = 1
  try {
    for await (const cells of parser) {
      if (!isCells(cells)) continue
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells }
      line += 1 + cells.reduce((sum, cell) => sum + countLineBreaks(cell), 0)
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableCsvError(line, toCsvFault(error))
    if (error instanceof TypeError) throw new UnreadableCsvError(line, 'not-utf8')
    throw error
  }
}

async function* decodeUtf8(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const piece of fs.createReadStream(file)) {
    if (piece instanceof Uint8Array) yield decoder.decode(piece, { stream: true })
  }
  yield decoder.decode()
}

function isCells(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((cell) => typeof cell === 'string')
}

export function countLineBreaks(cell: string): number {
  return cell.includes('\n') || cell.includes('\r') ? (cell.match(/\r\n|\r|\n/g)?.length ?? 0) : 0
}

export function toCsvFault(error: CsvError): CsvFault {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'unclosed-quote'
    case 'CSV_MAX_RECORD_SIZE':
      return 'record-too-large'
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_INVALID_CLOSING_QUOTE':
      return 'unescaped-quote'
    default:
      return 'invalid-record'
  }
}
