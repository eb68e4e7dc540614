import { operatorSettingsCopy } from '../../../../content/operator/settings.ts'
import type { SettingColumn } from '../../../../contract/operator/settings.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ROW_FIELD_CLASS, RowList } from './row-list.tsx'

const { rows: words } = operatorSettingsCopy

type RowsInputProps = {
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  columns: readonly SettingColumn[]
  /** One row per line, with cells separated by " | ". */
  value: string
  onChange: (text: string) => void
}

type Row = readonly string[]

const readRows = (text: string): Row[] =>
  text === '' ? [] : text.split('\n').map((line) => line.split(' | '))

const writeRows = (rows: readonly Row[]): string => rows.map((cells) => cells.join(' | ')).join('\n')

/** Edits a table row by row; new rows are added at the end. */
export function RowsInput({ name, label, hint, error, columns, value, onChange }: RowsInputProps) {
  const rows = readRows(value)
  const write = (changed: readonly Row[]) => onChange(writeRows(changed))
  const set = (row: number, column: number, text: string) =>
    write(
      rows.map((cells, at) =>
        at === row ? cells.map((cell, index) => (index === column ? text : cell)) : cells,
      ),
    )
  return (
    <RowList
      label={label}
      hint={hint}
      error={error}
      add={words.add}
      onAdd={() => write([...rows, columns.map(emptyCell)])}
    >
      {rows.map((cells, at) => (
        // Rows have no id, so their position is used as the key.
        <li key={at} className="flex items-end gap-1 border-b border-line pb-2">
          <div className="flex min-w-0 grow flex-wrap items-end gap-2">
            {columns.map((column, index) => (
              <Cell
                key={column.label}
                column={column}
                name={at === 0 && index === firstShown(columns) ? name : undefined}
                row={at + 1}
                value={cells[index] ?? ''}
                onChange={(text) => set(at, index, text)}
              />
            ))}
          </div>
          <button
            type="button"
            aria-label={words.remove(at + 1)}
            data-tip=""
            onClick={() => write(rows.filter((_, index) => index !== at))}
            className="grid size-10 shrink-0 place-items-center rounded-sm hover:bg-mist"
          >
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
    </RowList>
  )
}

const firstShown = (columns: readonly SettingColumn[]): number =>
  columns.findIndex(({ kind }) => kind !== 'id')

/** Returns the initial value of a new row's cell. An id is the number of seconds since 1970, so that it is never reused. */
const emptyCell = ({ kind, options }: SettingColumn): string =>
  kind === 'id' ? String(Math.floor(Date.now() / 1_000)) : (options[0]?.value ?? '')

const WIDTH_CLASSES: Partial<Record<SettingColumn['kind'], string>> = {
  number: 'w-28',
  money: 'w-28',
  choice: 'w-28',
  date: 'w-36',
}

type CellProps = {
  column: SettingColumn
  name: string | undefined
  row: number
  value: string
  onChange: (text: string) => void
}

function Cell({ column, name, row, value, onChange }: CellProps) {
  const { label, kind, options } = column
  if (kind === 'id') return null
  const width = WIDTH_CLASSES[kind] ?? 'min-w-32 flex-1'
  const frame = { name, 'aria-label': words.cell(label, row), value, className: `${ROW_FIELD_CLASS} w-full` }
  return (
    <label className={`grid text-sm text-slate ${width}`}>
      <span aria-hidden="true">{label}</span>
      {kind === 'choice' ? (
        <select {...frame} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...frame}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'number' || kind === 'money' ? 'decimal' : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll('|', ''))}
          autoComplete="off"
        />
      )}
    </label>
  )
}
