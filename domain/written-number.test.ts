import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from './written-number.ts'

const canadian = (number: number, maximumFractionDigits: number) =>
  number.toLocaleString('en-CA', { maximumFractionDigits })

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [-20_000, '-20,000'],
  [1_234_567.5, '1,234,567.5'],
  [1.524, '1.524'],
  [1.5246, '1.525'],
])('%f is written %s', (number, text) => {
  expect(formatNumber(number)).toBe(text)
})

test('numbers are written as Intl writes them in Canadian English', () => {
  const decimals = fc.integer({ min: 0, max: 6 })
  fc.assert(
    fc.property(fc.integer(), decimals, decimals, (digits, given, most) => {
      const number = digits / 10 ** given + 0
      expect(formatNumber(number, most)).toBe(canadian(number, most))
    }),
  )
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), (number) => {
      // Zero is never formatted with a minus sign.
      expect(formatNumber(number)).toBe(canadian(number + 0, 3))
    }),
  )
})
