import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatOrderNumber, parseOrderNumber } from './order-number.ts'

describe('an order number', () => {
  it.each([
    [1, 'ND-10001'],
    [300, 'ND-10300'],
    [90_000, 'ND-100000'],
  ])('of order %d is %s', (sequence, number) => {
    expect(formatOrderNumber(sequence)).toBe(number)
  })

  it.each([
    'nd-10001',
    ' ND10001 ',
    '10001',
    '#10001',
    'nd 10001',
    'ND-10001.',
    'ND–10001',
    '# ND-10 001',
    '(10001)',
  ])('is parsed from "%s"', (text) => {
    expect(parseOrderNumber(text)).toBe(1)
  })

  it.each(['', 'ND-', 'ND-10000', 'ND-9999', 'ND-1000x', '#', 'AND-10001', '1.'.repeat(5_000)])(
    'isn’t parsed from "%s"',
    (text) => {
      expect(parseOrderNumber(text)).toBeNull()
    },
  )

  it('is refused for an invalid sequence number', () => {
    for (const sequence of [0, -1, 1.5, Number.NaN])
      expect(() => formatOrderNumber(sequence)).toThrow(RangeError)
  })

  it('can be parsed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (sequence) => {
        expect(parseOrderNumber(formatOrderNumber(sequence))).toBe(sequence)
      }),
    )
  })
})
