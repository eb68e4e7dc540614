import { expect, it } from 'vitest'
import { formatQuoteNumber, isQuoteValid, computeQuoteExpiry } from './written-quote.ts'

const written = new Date('2026-11-22T12:00:00Z')

it.each([
  ['2026-11-22T12:00:00Z', true],
  ['2026-12-22T12:00:00Z', true],
  ['2026-12-22T12:00:01Z', false],
])('a quote of 22 November at noon is valid at %s: %s', (now, valid) => {
  expect(isQuoteValid(computeQuoteExpiry(written), new Date(now))).toBe(valid)
})

it.each([
  [123, 'Q-2026-000123'],
  [1_234_567, 'Q-2026-1234567'],
])('quote number %i is %s', (sequence, number) => {
  expect(formatQuoteNumber(sequence, written)).toBe(number)
})

it('has no number for an invalid sequence number', () => {
  for (const wrong of [0, -1, 1.5, Number.NaN])
    expect(() => formatQuoteNumber(wrong, written)).toThrow(RangeError)
})
