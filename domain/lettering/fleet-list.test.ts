import { describe, expect, it } from 'vitest'
import { MAX_VEHICLES } from './fleet-choices.ts'
import { type FleetRow, parseFleetList } from './fleet-list.ts'

const rows = (...lines: string[][]): FleetRow[] =>
  lines.map((cells, index) => ({ line: index + 1, text: cells.join(','), cells }))
const unitsIn = (...lines: string[][]) => parseFleetList(rows(...lines)).vehicles.map(({ unit }) => unit)
const reasonsIn = (...lines: string[][]) =>
  parseFleetList(rows(...lines)).refused.map(({ line, reason, column, value }) => [
    line,
    reason,
    column,
    value,
  ])

describe('a list of vehicles', () => {
  it.each([
    ['no names', [['101', 'AB 12345', 'Van', 'Brock']]],
    [
      'names in another order',
      [
        ['Vehicle Type', 'CVOR', 'Unit #', 'Plate'],
        ['Van', 'Brock', '101', 'AB 12345'],
      ],
    ],
    [
      'names with signs and other columns',
      [
        ['unit_number', 'Driver', 'LICENCE-PLATE', 'kind', 'Second line'],
        ['101', 'Kim', 'AB 12345', 'Van', 'Brock'],
      ],
    ],
  ])('is parsed with %s', (_, lines) => {
    expect(parseFleetList(rows(...lines)).vehicles).toMatchObject([
      { unit: '101', plate: 'AB 12345', vehicle: 'Van', second: 'Brock' },
    ])
  })

  it.each([
    ['101-104', ['101', '102', '103', '104']],
    ['098 – 101', ['098', '099', '100', '101']],
    ['T-7 to T-9', ['T-7', 'T-8', 'T-9']],
    ['A1-A2', ['A1', 'A2']],
    // These texts look like ranges or parts of ranges, but each text is a single unit number.
    ['T1-9', ['T1-9']],
    ['12', ['12']],
  ])('accepts %s', (unit, units) => {
    expect(unitsIn([unit])).toEqual(units)
  })

  it('refuses a row, giving its line, the reason and how to fix it', () => {
    expect(
      reasonsIn(
        ['101'],
        ['101', 'twice'],
        ['', 'AB 12345'],
        ['=1+1'],
        ['1<2'],
        ['1234567890123'],
        ['124-101'],
        ['102', '', '', '@SUM(A1)'],
        ['101-103'],
        ['1-9000'],
      ),
    ).toEqual([
      [2, 'duplicate', 'unit', '101, 1'],
      [3, 'no-unit', 'unit', ''],
      [4, 'formula', 'unit', '='],
      [5, 'sign', 'unit', '<'],
      [6, 'too-long', 'unit', '12'],
      [7, 'range', 'unit', '124-101'],
      [8, 'formula', 'second', '@'],
      [9, 'duplicate', 'unit', '101, 1'],
      [10, 'range', 'unit', '1-9000'],
    ])
  })

  it('reports unbalanced quotation marks, and ignores empty lines', () => {
    const list = parseFleetList([
      { line: 1, text: '"101', cells: null },
      { line: 2, text: ' ', cells: [' '] },
      { line: 3, text: '102', cells: ['102'] },
    ])
    expect(list.refused.map(({ line, reason }) => [line, reason])).toEqual([[1, 'quotes']])
    expect(list.vehicles.map(({ unit }) => unit)).toEqual(['102'])
  })

  it('stops at 500 vehicles and says where', () => {
    const list = parseFleetList(rows(['1-400'], ['401-800'], ['900']))
    expect(list.vehicles).toHaveLength(MAX_VEHICLES)
    expect(list.refused.map(({ line, reason, value }) => [line, reason, value])).toEqual([
      [2, 'too-many', '501'],
      [3, 'too-many', '900'],
    ])
  })
})
