import type { SettingColumn } from '../../contract/operator/settings.ts'
import type { Setting } from './setting-kinds.ts'

type Columns<Row> = { [Name in keyof Row]: Setting<Row[Name]> }

type RowLimits<Row> = {
  label: string
  hint: string
  most: number
  columns: Columns<Row>
  /** Returns an error message if the rows contradict each other, although each row is valid on its own; otherwise null. */
  judge?: (rows: readonly Row[]) => string | null
}

const SEPARATOR = ' | '

/**
 * A setting that is a table. As text, it has one line per row, with vertical bars between the cells. Each column is defined like a setting,
 * and formats and parses its cells in the same way.
 */
export function defineRowsSetting<Row extends object>({
  label,
  hint,
  most,
  columns,
  judge = () => null,
}: RowLimits<Row>): Setting<readonly Row[]> {
  const described: SettingColumn[] = []
  for (const name in columns) {
    const { label: title, kind, options } = columns[name]
    described.push({ label: title, kind, options: [...options] })
  }
  return {
    label,
    hint,
    kind: 'rows',
    required: false,
    options: [],
    columns: described,
    write: (value) => value.map((row) => writeRow(columns, row)).join('\n'),
    read(text) {
      const lines = text.split('\n').filter((line) => line.replaceAll('|', '').trim() !== '')
      if (lines.length > most) return { ok: false, message: `Please keep it to ${most} rows.` }
      const value: Row[] = []
      for (const [at, line] of lines.entries()) {
        const read = readRow(columns, line)
        if (!read.ok) return { ok: false, message: `Row ${at + 1}: ${read.message}` }
        value.push(read.row)
      }
      const fault = judge(value)
      return fault === null ? { ok: true, value } : { ok: false, message: fault }
    },
  }
}

function writeRow<Row>(columns: Columns<Row>, row: Row): string {
  const cells: string[] = []
  for (const name in columns) cells.push(columns[name].write(row[name]).replaceAll('|', ' '))
  return cells.join(SEPARATOR)
}

function readRow<Row>(
  columns: Columns<Row>,
  line: string,
): { ok: true; row: Row } | { ok: false; message: string } {
  const cells = line.split('|').map((cell) => cell.trim())
  if (cells.length !== Object.keys(columns).length)
    return { ok: false, message: 'Please fill in every field.' }
  const row: Partial<Row> = {}
  for (const name in columns) {
    const column = columns[name]
    const cell = column.read(cells.shift() ?? '')
    if (!cell.ok) return { ok: false, message: `${column.label}. ${cell.message}` }
    row[name] = cell.value
  }
  return isWhole(row, columns) ? { ok: true, row } : { ok: false, message: 'Please fill in every field.' }
}

const isWhole = <Row>(row: Partial<Row>, columns: Columns<Row>): row is Row & Partial<Row> =>
  Object.keys(columns).every((name) => Object.hasOwn(row, name))
