import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyDiscount,
  checkDiscount,
  type Discount,
  parseDiscountCode,
  computeMinimumShortfall,
} from './discount.ts'
import { prorate } from './prorate.ts'

const now = new Date('2026-11-21T17:00:00Z')
const earlier = new Date('2026-11-01T00:00:00Z')
const later = new Date('2026-12-01T00:00:00Z')

const discount = (change: Partial<Discount> = {}): Discount => ({
  code: 'WELCOME10',
  title: '10 % off',
  type: 'percentage',
  value: 10,
  minimumSubtotalCents: 0,
  localOnly: false,
  productTags: [],
  usageLimit: null,
  usedCount: 0,
  startsAt: null,
  endsAt: null,
  ...change,
})
const line = (totalCents: number, ...tags: string[]) => ({ totalCents, tags })
const toronto = { country: 'CA', province: 'ON', postalCode: 'M5V 2T6' } as const
const niagara = { country: 'CA', province: 'ON', postalCode: 'L2R 3M3' } as const

describe('a discount applies', () => {
  it.each([
    ['always, when nothing limits it', {}, true],
    ['from its first instant', { startsAt: now }, true],
    ['not before', { startsAt: later }, 'not-started'],
    ['until its end', { endsAt: later }, true],
    ['not at its end', { endsAt: now }, 'ended'],
    ['not after it', { endsAt: earlier }, 'ended'],
    ['for its last use', { usageLimit: 5, usedCount: 4 }, true],
    ['not once it is used up', { usageLimit: 5, usedCount: 5 }, 'used-up'],
    ['over its minimum', { minimumSubtotalCents: 49_99 }, true],
    ['not at its minimum', { minimumSubtotalCents: 50_00 }, 'below-minimum'],
    ['for goods with its tag', { productTags: ['Gaming'] }, true],
    ['not without any', { productTags: ['boats'] }, 'nothing-eligible'],
    ['counting only such goods', { productTags: ['gaming'], minimumSubtotalCents: 20_00 }, 'below-minimum'],
    ['not far away, when it is local', { localOnly: true }, 'local-only'],
  ] as const)('%s', (_, change, outcome) => {
    const lines = [line(20_00, 'gaming', 'car'), line(30_00)]
    const result = checkDiscount(discount(change), { lines, destination: toronto, now })
    expect(result).toEqual(outcome === true ? { ok: true } : { ok: false, reason: outcome })
  })

  it('near the shop if it is local-only, and as long as the address is unknown', () => {
    for (const destination of [niagara, null]) {
      expect(checkDiscount(discount({ localOnly: true }), { lines: [line(1)], destination, now })).toEqual({
        ok: true,
      })
    }
  })

  it('to no empty cart', () => {
    expect(checkDiscount(discount(), { lines: [], destination: null, now })).toEqual({
      ok: false,
      reason: 'nothing-eligible',
    })
  })
})

describe('a discount deducts', () => {
  it.each([
    ['ten percent, half up once', { value: 10 }, [line(14_99)], [150]],
    ['a percentage split over lines', { value: 15 }, [line(10_00), line(20_00)], [150, 300]],
    [
      'a fixed amount split over lines',
      { type: 'fixed', value: 10_00 },
      [line(10_00), line(10_00), line(10_00)],
      [334, 333, 333],
    ],
    ['no more than there is', { type: 'fixed', value: 50_00 }, [line(4_99), line(10_00)], [499, 1000]],
    [
      'only tagged goods',
      { value: 50, productTags: ['fleet'] },
      [line(10_00), line(8_00, 'fleet')],
      [0, 400],
    ],
    ['all of it', { value: 100 }, [line(14_99), line(1)], [1499, 1]],
    ['nothing more than all of it', { value: 250 }, [line(14_99)], [1499]],
    ['nothing, when it frees shipping', { type: 'free-shipping', value: 0 }, [line(14_99)], [0]],
  ] as const)('%s', (_, change, lines, shares) => {
    const applied = applyDiscount(discount(change), lines)
    expect(applied.shares).toEqual(shares)
    expect(applied.freeShipping).toBe(applied.discountCents === 0)
  })

  it('shares that sum exactly to the discount, none above its line', () => {
    const anyLines = fc.array(
      fc.record({ totalCents: fc.nat({ max: 99_999_999 }), tags: fc.constantFrom([], ['fleet']) }),
      { maxLength: 60 },
    )
    const anyDiscount = fc.record({
      type: fc.constantFrom('percentage' as const, 'fixed' as const),
      value: fc.nat({ max: 100 }),
      productTags: fc.constantFrom([], ['fleet']),
    })
    fc.assert(
      fc.property(anyLines, anyDiscount, (lines, change) => {
        const { discountCents, shares } = applyDiscount(discount(change), lines)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discountCents)
        lines.forEach(({ totalCents }, i) => {
          expect(shares[i]).toBeGreaterThanOrEqual(0)
          expect(shares[i]).toBeLessThanOrEqual(totalCents)
        })
      }),
    )
  })
})

describe('prorating an amount', () => {
  it('is within a cent of the exact proportion', () => {
    const anySplit = fc
      .array(fc.nat({ max: 999_999_999 }), { minLength: 1, maxLength: 40 })
      .chain((parts) => {
        const sum = parts.reduce((total, part) => total + part, 0)
        return fc.tuple(fc.nat({ max: Math.min(sum, 2 ** 31 - 1) }), fc.constant(parts), fc.constant(sum))
      })
    fc.assert(
      fc.property(anySplit, ([amount, parts, sum]) => {
        prorate(amount, parts).forEach((share, i) => {
          if (sum > 0) expect(Math.abs(share - (amount / sum) * (parts[i] ?? 0))).toBeLessThan(1.001)
        })
      }),
    )
  })

  it.each([
    [3, [1, 1]],
    [-1, [1, 1]],
    [1, [-1, 3]],
  ])('of %d over %j is refused', (amount, parts) => {
    expect(() => prorate(amount, parts)).toThrow(RangeError)
  })
})

describe('the amount missing to a minimum', () => {
  const over50 = { minimumSubtotalCents: 50_00 }
  it.each([
    [
      'what is missing passes it',
      over50,
      [line(43_97)],
      { overCents: 50_00, shortCents: 6_04, isOfSome: false },
    ],
    ['at it, a cent is missing', over50, [line(50_00)], { overCents: 50_00, shortCents: 1, isOfSome: false }],
    ['over it nothing is', over50, [line(50_01)], null],
    ['where there is none nothing is', {}, [line(1)], null],
    [
      'only the goods of the discount count',
      { ...over50, productTags: ['gaming'] },
      [line(40_00, 'gaming'), line(90_00, 'boats')],
      { overCents: 50_00, shortCents: 10_01, isOfSome: true },
    ],
  ])('%s', (_name, change, lines, missing) => {
    expect(computeMinimumShortfall(discount(change), lines)).toEqual(missing)
  })

  it('is the smallest amount that makes the discount apply', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (minimum, total) => {
        const some = discount({ minimumSubtotalCents: minimum })
        const short = computeMinimumShortfall(some, [line(total)])?.shortCents ?? 0
        expect(checkDiscount(some, { lines: [line(total + short)], destination: null, now }).ok).toBe(true)
        if (short > 0)
          expect(checkDiscount(some, { lines: [line(total + short - 1)], destination: null, now }).ok).toBe(
            false,
          )
      }),
    )
  })
})

it.each([
  [' niagaralocal ', 'NIAGARALOCAL'],
  ['WELCOME10', 'WELCOME10'],
  ['', null],
  ["x' or 1=1", null],
  ['A'.repeat(65), null],
])('the code "%s" is parsed as %s', (text, code) => {
  expect(parseDiscountCode(text)).toBe(code)
})
