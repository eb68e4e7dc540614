import { MAX_VEHICLES } from './fleet-choices.ts'

const MAX_LENGTHS = { unit: 12, plate: 12, vehicle: 40, second: 40 } as const

/**
 * A vehicle in the list. `unit` is the unit number, `second` an optional second line of lettering, and `line` its line number in the list.
 */
export type Vehicle = { line: number; unit: string; plate: string; vehicle: string; second: string }
export type FleetColumn = keyof typeof MAX_LENGTHS

/** A row of a pasted list or file. `cells` is null if a quotation mark isn't closed. */
export type FleetRow = { line: number; text: string; cells: readonly string[] | null }

/** A row that can't be made into lettering, and why. `value` is the part that is wrong, such as an unsupported character. */
export type RefusedRow = {
  line: number
  text: string
  reason:
    | 'quotes'
    | 'no-unit'
    | 'formula'
    | 'too-long'
    | 'sign'
    | 'duplicate'
    | 'range'
    | 'too-many'
    | 'too-wide'
    | 'refused-words'
  column: FleetColumn
  value: string
}

/** The column names that a header row may have, in lower case and without punctuation. */
const COLUMN_HEADINGS: Readonly<Record<FleetColumn, readonly string[]>> = {
  unit: [
    'unit',
    'unit number',
    'unit no',
    'unit id',
    'number',
    'no',
    'fleet number',
    'vehicle number',
    'truck number',
    'truck',
  ],
  plate: ['plate', 'plates', 'licence plate', 'license plate', 'plate number', 'licence', 'license'],
  vehicle: ['vehicle', 'kind', 'type', 'vehicle kind', 'vehicle type', 'make', 'model', 'description'],
  second: [
    'second line',
    'line 2',
    'second',
    'company',
    'name',
    'dot',
    'usdot',
    'usdot number',
    'dot number',
    'cvor',
    'cvor number',
    'nsc',
    'nsc number',
  ],
}
const DEFAULT_COLUMNS: readonly (FleetColumn | null)[] = ['unit', 'plate', 'vehicle', 'second']

/** Matches text that a spreadsheet program would execute as a formula. */
const SPREADSHEET_FORMULA = /^[=+@\t]|^-(?!\d)/
/** Matches characters that can't be cut. Only English and French letters, digits and common punctuation can be cut. */
const UNCUTTABLE_CHARACTER = /[^\dA-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\u0152\u0153 .,:/#&()'’–-]/u
/** Matches ranges such as "101-124", "T-1 to T-9" and "A01–A12". The letters before the two numbers must be the same. */
const UNIT_RANGE = /^(\D{0,6}?)(\d{1,6}) ?(?:-|–|to) ?(\D{0,6}?)(\d{1,6})$/i

export type FleetList = { vehicles: Vehicle[]; refused: RefusedRow[] }

/**
 * Parses a list of vehicles. If there is no header row, the columns are unit number, plate, vehicle and second line. A range of unit
 * numbers becomes several vehicles. `second` is used for vehicles without a second line of their own. Rows with errors are returned in
 * `refused`.
 */
export function parseFleetList(rows: readonly FleetRow[], second = ''): FleetList {
  let columns = DEFAULT_COLUMNS
  const list: FleetList = { vehicles: [], refused: [] }
  const seen = new Map<string, number>()
  for (const row of rows.filter(({ text }) => text.trim() !== '')) {
    // A header row can also follow other rows, if a customer has pasted rows first and then added a file.
    const named = columnsOf(row.cells)
    if (named) columns = named
    else takeRow(row, columns, { list, seen, second })
  }
  return list
}

/** Returns the columns that a header row names, in order. Null if the row isn't a header row. */
function columnsOf(cells: readonly string[] | null): (FleetColumn | null)[] | null {
  const found = (cells ?? []).map(columnNamed)
  return found.includes('unit') ? found : null
}

function columnNamed(cell: string): FleetColumn | null {
  const name = cell
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim()
  const columns: readonly FleetColumn[] = ['unit', 'plate', 'vehicle', 'second']
  return columns.find((column) => COLUMN_HEADINGS[column].includes(name)) ?? null
}

type Reading = { list: FleetList; seen: Map<string, number>; second: string }

function takeRow(
  row: FleetRow,
  columns: readonly (FleetColumn | null)[],
  { list, seen, second }: Reading,
): void {
  const refuse = (reason: RefusedRow['reason'], column: FleetColumn = 'unit', value = ''): void => {
    list.refused.push({ line: row.line, text: row.text.trim().slice(0, 80), reason, column, value })
  }
  if (row.cells === null) return refuse('quotes')
  const cell = (column: FleetColumn): string =>
    (row.cells?.[columns.indexOf(column)] ?? '').normalize('NFC').replaceAll(/ +/g, ' ').trim()
  const vehicle = {
    unit: cell('unit'),
    plate: cell('plate'),
    vehicle: cell('vehicle'),
    second: cell('second') || second,
  }
  const units = unitsOf(vehicle.unit)
  if (units === null) return refuse('range', 'unit', vehicle.unit)
  const fault = faultOf({ ...vehicle, unit: units[0] ?? vehicle.unit })
  if (fault) return refuse(fault.reason, fault.column, fault.value)
  for (const unit of units) {
    const before = seen.get(unit.toUpperCase())
    if (before !== undefined) refuse('duplicate', 'unit', `${unit}, ${before}`)
    else if (list.vehicles.length >= MAX_VEHICLES) return refuse('too-many', 'unit', unit)
    else {
      seen.set(unit.toUpperCase(), row.line)
      list.vehicles.push({ ...vehicle, line: row.line, unit })
    }
  }
}

/** Returns the unit numbers in a cell that contains a single number or a range. Null if the range is invalid. */
function unitsOf(unit: string): string[] | null {
  const [, before = '', first = '', again = '', last = ''] = UNIT_RANGE.exec(unit) ?? []
  if (first === '') return [unit]
  // The text before the numbers must be the same at both ends of a range: "T1-T9" or "1-9". "T1-9" is therefore a single unit number.
  if (before !== again) return [unit]
  const [from, to] = [Number(first), Number(last)]
  if (to <= from || to - from >= MAX_VEHICLES) return null
  const width = first.startsWith('0') ? first.length : 0
  return Array.from({ length: to - from + 1 }, (_, i) => `${before}${String(from + i).padStart(width, '0')}`)
}

type Fault = Pick<RefusedRow, 'reason' | 'column' | 'value'>

function faultOf(vehicle: Omit<Vehicle, 'line'>): Fault | null {
  if (vehicle.unit === '') return { reason: 'no-unit', column: 'unit', value: '' }
  for (const column of ['unit', 'plate', 'vehicle', 'second'] as const) {
    const value = vehicle[column]
    const fault = faultIn(column, value)
    if (fault) return fault
  }
  return null
}

function faultIn(column: FleetColumn, value: string): Fault | null {
  if (SPREADSHEET_FORMULA.test(value)) return { reason: 'formula', column, value: value.slice(0, 1) }
  const character = UNCUTTABLE_CHARACTER.exec(value)?.[0]
  if (character !== undefined) return { reason: 'sign', column, value: character }
  return value.length > MAX_LENGTHS[column]
    ? { reason: 'too-long', column, value: String(MAX_LENGTHS[column]) }
    : null
}

/** Checks the second line that is used for all vehicles. Null if nothing is wrong. */
export const findSecondLineFault = (words: string): Fault | null => faultIn('second', words)
