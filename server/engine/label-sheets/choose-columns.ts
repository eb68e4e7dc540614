import { nameColumn } from '../../../content/label-sheet-faults.ts'
import type { LabelSheetRequest } from '../../../contract/label-sheet.ts'
import type { CsvRecord } from '../../runtime/csv-records.ts'
import { isHeadingRow } from './heading-row.ts'
import type { LabelRow, LabelSheetFault } from './label-row.ts'

type ListSource = Extract<LabelSheetRequest['source'], { kind: 'list' }>
type ChosenColumns =
  | { ok: true; rows: LabelRow[]; columns: string[]; firstRow: 'names' | 'label' }
  | { ok: false; faults: LabelSheetFault[] }

/** Takes the code and the lines of text for each label from the chosen columns of a list. */
export function chooseColumns(source: ListSource, records: readonly CsvRecord[]): ChosenColumns {
  const [first] = records
  if (!first) return { ok: false, faults: [{ field: 'csv', fault: { code: 'empty-list' } }] }
  const isNames = source.firstRow === 'auto' ? isHeading(source, records) : source.firstRow === 'names'
  const columns = first.cells.map((cell, i) => (isNames && cell !== '' ? cell : nameColumn(i + 1)))
  const faults: LabelSheetFault[] = []
  const find = (field: string, name: string): number => {
    const index = findColumn(columns, name)
    if (index === null) faults.push({ field, fault: { code: 'unknown-column', name, columns } })
    return index ?? 0
  }
  const code = source.codeColumn === '' ? 0 : find('codeColumn', source.codeColumn)
  const lines = source.lineColumns.filter((name) => name !== '').map((name) => find('lineColumns', name))
  if (faults.length > 0) return { ok: false, faults }
  const rows = (isNames ? records.slice(1) : records).map(({ line, cells }) => ({
    line,
    code: cells[code] ?? '',
    texts: lines.map((index) => cells[index] ?? ''),
  }))
  return { ok: true, rows, columns, firstRow: isNames ? 'names' : 'label' }
}

function isHeading({ codeColumn, lineColumns }: ListSource, records: readonly CsvRecord[]): boolean {
  const index = Math.max(0, columnNumber(codeColumn) - 1)
  return isHeadingRow(records, { codeColumn: index, names: [codeColumn, ...lineColumns] })
}

function findColumn(columns: readonly string[], name: string): number | null {
  const wanted = name.toLowerCase()
  const byName = columns.findIndex((column) => column.toLowerCase() === wanted)
  if (byName >= 0) return byName
  const number = columnNumber(wanted)
  return number >= 1 && number <= columns.length ? number - 1 : null
}

const columnNumber = (name: string): number => (/^\d{1,3}$/.test(name) ? Number(name) : 0)
