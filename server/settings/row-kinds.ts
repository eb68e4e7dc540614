import type { SettingFault } from '../../content/operator/setting-faults.ts'
import type { SettingColumn } from '../../contract/operator/settings.ts'
import type { Setting } from './setting-kinds.ts'

type Columns<Row> = { [Name in keyof Row]: Setting<Row[Name]> }

type RowLimits<Row> = {
  label: string
  hint: string
  most: number
  columns: Columns<Row>
  /** Returns a fault if the rows contradict each other, although each row is valid on its own; otherwise null. */
  judge?: (rows: readonly Row[]) => SettingFault | null
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
      if (lines.length > most) return { ok: false, fault: { code: 'too-many-rows', most } }
      const value: Row[] = []
      for (const [at, line] of lines.entries()) {
        const read = readRow(columns, line, at + 1)
        if (!read.ok) return read
        value.push(read.row)
      }
      const fault = judge(value)
      return fault === null ? { ok: true, value } : { ok: false, fault }
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
  number: number,
): { ok: true; row: Row } | { ok: false; fault: SettingFault } {
  const incomplete = { ok: false, fault: { code: 'incomplete-row', row: number } } as const
  const cells = line.split('|').map((cell) => cell.trim())
  if (cells.length !== Object.keys(columns).length) return incomplete
  const row: Partial<Row> = {}
  for (const name in columns) {
    const column = columns[name]
    const cell = column.read(cells.shift() ?? '')
    if (!cell.ok) {
      const { fault } = cell
      return { ok: false, fault: { code: 'invalid-cell', row: number, column: column.label, fault } }
    }
    row[name] = cell.value
  }
  return isWhole(row, columns) ? { ok: true, row } : incomplete
}

const isWhole = <Row>(row: Partial<Row>, columns: Columns<Row>): row is Row & Partial<Row> =>
  Object.keys(columns).every((name) => Object.hasOwn(row, name))
