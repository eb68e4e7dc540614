import { toHandle, parseHandle } from '../../../domain/catalogue/handle.ts'
import type { Column, Field } from './columns.ts'
import type { ParsedCell } from './cells.ts'
import type { ErrorList } from './import-errors.ts'
import type { CsvRecord } from '../../csv-records.ts'

/** The cells of one file by their meaning, and the place where its errors are gathered. */
export class Sheet {
  readonly columns: readonly Column[]
  readonly errors: ErrorList
  readonly #indexOf: ReadonlyMap<Field, number>

  constructor(columns: readonly Column[], errors: ErrorList) {
    this.columns = columns
    this.errors = errors
    this.#indexOf = new Map(
      columns.flatMap(({ field }, index): [Field, number][] => (field === null ? [] : [[field, index]])),
    )
  }

  /** True when the file has such a column. */
  has(field: Field): boolean {
    return this.#indexOf.has(field)
  }

  /** The cell as written; empty when the file has no such column. */
  cell(record: CsvRecord, field: Field): string {
    const index = this.#indexOf.get(field)
    return index === undefined ? '' : (record.cells[index] ?? '')
  }

  text(record: CsvRecord, field: Field): string {
    return this.cell(record, field).trim()
  }

  /** Reads a cell; a wrong one is noted, and `instead` stands in so that the rest is checked too. */
  read<T>(record: CsvRecord, field: Field, parse: (cell: string) => ParsedCell<T>, instead: T): T {
    const cell = this.cell(record, field)
    const parsed = parse(cell)
    if (parsed.ok) return parsed.value
    this.refuse(record, field, parsed.reason)
    return instead
  }

  refuse(record: CsvRecord, field: Field, reason: string): void {
    const index = this.#indexOf.get(field)
    const header = index === undefined ? field : (this.columns[index]?.header ?? field)
    this.errors.add(record.line, header, this.cell(record, field), reason)
  }

  /** The handle a row belongs to: its own, or that made of its title; empty when it has neither. */
  handle(record: CsvRecord): string {
    const given = this.text(record, 'handle')
    return given === '' ? toHandle(this.text(record, 'title')) : (parseHandle(given) ?? toHandle(given))
  }
}
