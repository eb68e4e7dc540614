import { CsvError, parse } from 'csv-parse/sync'
import type { LabelListFault } from '../../../domain/labels/label-sheet-faults.ts'
import { type CsvRecord, countLineBreaks, toCsvFault } from '../../runtime/csv-records.ts'

/** The maximum number of columns. A list with more columns is refused. */
const MAX_COLUMNS = 100
const DELIMITERS = [',', ';', '\t'] as const

type ReadList = { ok: true; rows: CsvRecord[] } | { ok: false; fault: LabelListFault }

/**
 * Parses a list that was saved by a spreadsheet program. The separator is the comma, semicolon or tab, whichever is most frequent in the
 * first line. The parameter `most` is the maximum number of rows. If the list has more rows, reads one more than the maximum, so that the
 * caller can tell that the list is too long. A cell is read as the program would display it: ="0012" is read as 0012.
 */
export function readLabelList(csv: string, most: number): ReadList {
  const text = csv.replace(/^\uFEFF/, '')
  const rows: CsvRecord[] = []
  let line = 1
  const take = (record: unknown): null => {
    if (!isCells(record)) return null
    if (record.some((cell) => cell.trim() !== '')) rows.push({ line, cells: record })
    line += 1 + record.reduce((sum, cell) => sum + countLineBreaks(cell), 0)
    return null
  }
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Accepts quotation marks within a cell, because lists contain cells such as ="0012" and 5" pipe.
      relax_quotes: true,
      on_record: take,
      to: most + 1,
    })
  } catch (error) {
    if (error instanceof CsvError)
      return { ok: false, fault: { code: 'invalid-csv', line, reason: toCsvFault(error) } }
    throw error
  }
  const wide = rows.find(({ cells }) => cells.length > MAX_COLUMNS)
  if (wide)
    return {
      ok: false,
      fault: { code: 'too-many-columns', line: wide.line, columns: wide.cells.length, most: MAX_COLUMNS },
    }
  return { ok: true, rows: rows.map((row) => ({ ...row, cells: row.cells.map(shownCell) })) }
}

const isCells = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((cell) => typeof cell === 'string')

function delimiterOf(text: string): string {
  const [firstLine = ''] = text.split(/[\r\n]/, 1)
  const counts = DELIMITERS.map((sign) => firstLine.split(sign).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Returns a cell as a spreadsheet program would display it. Spreadsheets write text with leading zeros as ="…". */
function shownCell(cell: string): string {
  const text = cell.trim()
  return (/^="([^"]*)"$/.exec(text)?.[1] ?? text).replaceAll(/[\s\u00a0]+/g, ' ').trim()
}
