import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACET_VALUES } from './facet-values.ts'
import { parseLongestSideInches, findSizeBand } from './size-bands.ts'

describe('the longest side of a size option', () => {
  it.each([
    ['6 in', 6],
    ['8 x 2.5 in', 8],
    ['4 x 5 ft', 60],
    ['10 in x 6 ft', 72],
    ['24 x 36 in, pair', 36],
    ['5 in, set of 10', 5],
    ['3 in (75 mm)', 3],
    ['24 in wide', 24],
    ['Universal sheet 8 x 12 in', 12],
    ['Pack of 10', null],
    ['Default Title', null],
    ['12 inspired labels', null],
  ])('"%s" is %s in', (value, inches) => expect(parseLongestSideInches(value)).toBe(inches))

  it('may be in millimetres or centimetres', () => {
    expect(parseLongestSideInches('15 cm')).toBeCloseTo(5.906, 3)
    expect(parseLongestSideInches('127 mm')).toBe(5)
  })
})

describe('the size band', () => {
  it.each([
    [4, 'small'],
    [10 / 2.54, 'small'],
    [5, 'medium'],
    [16, 'large'],
    [36, 'extra-large'],
    [37, 'oversize'],
  ])('%d in is %s', (inches, band) => expect(findSizeBand(inches)).toBe(band))

  it('grows with the size', () => {
    const order: readonly string[] = FACET_VALUES.size
    const place = (inches: number) => order.indexOf(findSizeBand(inches))
    const inches = fc.double({ min: 0, max: 500, noNaN: true })
    fc.assert(fc.property(inches, inches, (a, b) => place(Math.min(a, b)) <= place(Math.max(a, b))))
  })
})
