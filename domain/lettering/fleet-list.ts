import { MAX_VEHICLES } from './fleet-choices.ts'

const LONGEST = { unit: 12, plate: 12, vehicle: 40, second: 40 } as const

/** A vehicle from the list. Its unit number is cut as lettering. `second` is an optional second line. */
export type Vehicle = { line: number; unit: string; plate: string; vehicle: string; second: string }
export type FleetColumn = keyof typeof LONGEST

/** A row of a file, with its line number. `cells` is null if the quotation marks don't match. */
export type FleetRow = { line: number; text: string; cells: readonly string[] | null }

/** A row that can't be lettered, with the reason. `value` is the part at fault, such as an unsupported character. */
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

/** Accepted column names of a header row, in lower case without punctuation. */
const NAMES: Readonly<Record<FleetColumn, readonly string[]>> = {
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
const USUAL: readonly (FleetColumn | null)[] = ['unit', 'plate', 'vehicle', 'second']

/** Matches text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+@\t]|^-(?!\d)/
/** Matches characters that can't be cut: anything but English and French letters, digits and common punctuation. */
const NOT_CUT = /[^\dA-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\u0152\u0153 .,:/#&()'’–-]/u
/** Matches ranges such as "101-124", "T-1 to T-9" and "A01–A12". Both ends need the same prefix. */
const RANGE = /^(\D{0,6}?)(\d{1,6}) ?(?:-|–|to) ?(\D{0,6}?)(\d{1,6})$/i

export type FleetList = { vehicles: Vehicle[]; refused: RefusedRow[] }

/**
 * Parses rows as vehicles. Without a header row, the columns are unit number, plate, vehicle and second line. A range of unit numbers
 * becomes one vehicle each. The parameter `second` is the second line of vehicles that have none of their own. Every row that can't be
 * lettered is returned with the reason.
 */
export function parseFleetList(rows: readonly FleetRow[], second = ''): FleetList {
  let columns = USUAL
  const list: FleetList = { vehicles: [], refused: [] }
  const seen = new Map<string, number>()
  for (const row of rows.filter(({ text }) => text.trim() !== '')) {
    // A header row may be in the middle, where a file was appended to pasted rows.
    const named = columnsOf(row.cells)
    if (named) columns = named
    else takeRow(row, columns, { list, seen, second })
  }
  return list
}

/** Returns the columns in order if this is a header row; null if it describes a vehicle. */
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
  return columns.find((column) => NAMES[column].includes(name)) ?? null
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

/** Returns the unit numbers in a cell: a single one, or every one in a range; null for an invalid range. */
function unitsOf(unit: string): string[] | null {
  const [, before = '', first = '', again = '', last = ''] = RANGE.exec(unit) ?? []
  if (first === '') return [unit]
  // "T1-9" is a single unit number. In a range, the second number repeats the prefix, or neither has one.
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
  if (FORMULA.test(value)) return { reason: 'formula', column, value: value.slice(0, 1) }
  const character = NOT_CUT.exec(value)?.[0]
  if (character !== undefined) return { reason: 'sign', column, value: character }
  return value.length > LONGEST[column]
    ? { reason: 'too-long', column, value: String(LONGEST[column]) }
    : null
}

/** Checks a second line that applies to all vehicles; null if it is valid. */
export const findSecondLineFault = (words: string): Fault | null => faultIn('second', words)
