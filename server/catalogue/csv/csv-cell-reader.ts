import type { ImportFault } from '../../../content/operator/import-faults.ts'
import { toHandle, parseHandle } from '../../../domain/catalogue/handle.ts'
import type { CsvColumn, CsvField } from './columns.ts'
import type { ParsedCell } from './cells.ts'
import type { ErrorList } from './import-errors.ts'
import type { CsvRecord } from '../../runtime/csv-records.ts'

/** Reads the cells of a file by field, and collects the errors in the file. */
export class CsvCellReader {
  readonly columns: readonly CsvColumn[]
  readonly errors: ErrorList
  readonly #indexOf: ReadonlyMap<CsvField, number>

  constructor(columns: readonly CsvColumn[], errors: ErrorList) {
    this.columns = columns
    this.errors = errors
    this.#indexOf = new Map(
      columns.flatMap(({ field }, index): [CsvField, number][] => (field === null ? [] : [[field, index]])),
    )
  }

  /** Returns whether the file has a column for this field. */
  has(field: CsvField): boolean {
    return this.#indexOf.has(field)
  }

  /** Returns the cell as written; empty if the file has no such column. */
  cell(record: CsvRecord, field: CsvField): string {
    const index = this.#indexOf.get(field)
    return index === undefined ? '' : (record.cells[index] ?? '')
  }

  text(record: CsvRecord, field: CsvField): string {
    return this.cell(record, field).trim()
  }

  /**
   * Parses a cell. If the cell is invalid, records the error and returns the value of the parameter `instead`, so that the rest of the file
   * can be checked too.
   */
  read<T>(record: CsvRecord, field: CsvField, parse: (cell: string) => ParsedCell<T>, instead: T): T {
    const cell = this.cell(record, field)
    const parsed = parse(cell)
    if (parsed.ok) return parsed.value
    this.refuse(record, field, parsed.fault)
    return instead
  }

  refuse(record: CsvRecord, field: CsvField, fault: ImportFault): void {
    const index = this.#indexOf.get(field)
    const header = index === undefined ? field : (this.columns[index]?.header ?? field)
    this.errors.add(record.line, header, this.cell(record, field), fault)
  }

  /** Returns a row's handle, or makes one from its title; empty if the row has neither. */
  handle(record: CsvRecord): string {
    const given = this.text(record, 'handle')
    return given === '' ? toHandle(this.text(record, 'title')) : (parseHandle(given) ?? toHandle(given))
  }
}
