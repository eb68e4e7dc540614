import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatMoney,
  formatShortMoney,
  getCents,
  MAX_CENTS,
  parseDecimal,
  computeProportion,
  roundHalfUp,
  applyRate,
  toDecimal,
} from './money.ts'

const anyCents = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS })

describe('rounding', () => {
  it.each([
    [0, 0],
    [0.4999, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.4, 0],
    [-0.5, -1],
    [-2.5, -3],
    [1.005 * 100, 101],
    [1.255 * 100, 126],
    [8.345 * 100, 835],
    [10.075 * 100, 1008],
    [149.49, 149],
    [1e13, 1e13],
  ])('%d rounds to %d', (value, cents) => {
    expect(roundHalfUp(value)).toBe(cents)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e14])('refuses %d', (value) => {
    expect(() => roundHalfUp(value)).toThrow(RangeError)
  })

  it('leaves whole cents unchanged, at any size', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(roundHalfUp(cents)).toBe(cents)
      }),
    )
  })
})

describe('a share of an amount', () => {
  it.each([
    [100_00, 130_000, 13_00],
    [14_99, 130_000, 1_95],
    [14_99, 99_750, 1_50],
    [100_00, 99_750, 9_98],
    [1, 500_000, 1],
    [-1, 500_000, -1],
    [0, 130_000, 0],
  ])('%d cents at %d millionths is %d', (amount, rate, share) => {
    expect(applyRate(amount, rate)).toBe(share)
  })

  it('is within half a cent of the exact share, and refunds mirror charges', () => {
    fc.assert(
      fc.property(anyCents, fc.integer({ min: 0, max: 1_000_000 }), (amount, rate) => {
        const share = applyRate(amount, rate)
        const error = BigInt(share) * 1_000_000n - BigInt(amount) * BigInt(rate)
        expect(error <= 500_000n && error >= -500_000n).toBe(true)
        expect(applyRate(-amount, rate) + share).toBe(0)
      }),
    )
  })

  it('requires a positive denominator', () => {
    expect(() => computeProportion(1, 1, 0)).toThrow(RangeError)
  })
})

describe('formatting money', () => {
  it.each([
    [14_99, 'CA$14.99', '14.99'],
    [0, 'CA$0.00', '0.00'],
    [5, 'CA$0.05', '0.05'],
    [-3_00, '−CA$3.00', '-3.00'],
    [1234567_89, 'CA$1,234,567.89', '1234567.89'],
  ])('%d cents is shown as %s and sent as %s', (cents, shown, sent) => {
    expect(formatMoney(cents)).toBe(shown)
    expect(toDecimal(cents)).toBe(sent)
  })

  it('formats every amount as Intl would', () => {
    const table = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'CAD' })
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(formatMoney(cents)).toBe(table.format(cents / 100).replace('-', '−'))
      }),
    )
    expect(formatMoney(12.5)).toBe(table.format(0.125))
  })

  it('shows other currencies in the same format', () => {
    expect(formatMoney(14_99, 'USD')).toBe('$14.99')
  })

  it('never prints a fraction of a cent', () => {
    expect(() => toDecimal(14.5)).toThrow(RangeError)
  })
})

describe('parsing money', () => {
  it.each([
    ['14.99', 14_99],
    ['14.9', 14_90],
    ['14', 14_00],
    ['14.9900', 14_99],
    ['+3.00', 3_00],
    ['-3.00', -3_00],
    ['-0', 0],
    ['007.50', 7_50],
    ['9999999.99', MAX_CENTS],
  ])('parses %s', (text, cents) => {
    expect(parseDecimal(text)).toBe(cents)
  })

  it.each([
    '',
    ' 14.99',
    '14.99 ',
    '1,499.00',
    '14,99',
    '14.999',
    '1e3',
    '.5',
    '5.',
    '--1',
    'NaN',
    '0x10',
    '$5',
    '10000000.00',
    '٣',
  ])('refuses "%s"', (text) => {
    expect(parseDecimal(text)).toBeNull()
  })

  it.each([
    ['14.99', 14_99],
    ['-3.00', -3_00],
    ['0.05', 5],
    // 9,999 banners at CA$1,500 cost more than an order may cost, but a cart must be able to show the amount.
    ['14998500.00', 14_998_500_00],
  ])('gets the cents of %s', (decimal, cents) => {
    expect(getCents(decimal)).toBe(cents)
  })

  it.each(['', '14', '14.9', '14.990', '1,499.00', ' 14.99', '+3.00', 'NaN', '99999999999999.99'])(
    'throws for "%s", which it never formats',
    (text) => {
      expect(() => getCents(text)).toThrow(RangeError)
    },
  )

  it('parses back whatever it formats', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(parseDecimal(toDecimal(cents))).toBe(cents)
        expect(getCents(toDecimal(cents))).toBe(cents)
      }),
    )
  })
})

it.each([
  [199_00, 'CA$199'],
  [4_99, 'CA$4.99'],
  [1_234_00, 'CA$1,234'],
  [-15_00, '−CA$15'],
])('%i cents are %s in tight spaces', (cents, text) => expect(formatShortMoney(cents)).toBe(text))
