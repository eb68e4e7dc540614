import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDecimal } from '../money.ts'
import type { Discount } from './discount.ts'
import { type OrderLine, type OrderPriceInput, priceOrder } from './order-price.ts'

const niagara = { country: 'CA', province: 'ON', postalCode: 'L2R 3M3' } as const
const montreal = { country: 'CA', province: 'QC', postalCode: 'H3Z 2Y7' } as const
const calgary = { country: 'CA', province: 'AB', postalCode: 'T2P 1J9' } as const
const buffalo = { country: 'US', province: 'NY', postalCode: '14201' } as const

const line = (unitPriceCents: number, quantity = 1, change: Partial<OrderLine> = {}): OrderLine => ({
  unitPriceCents,
  quantity,
  tags: [],
  taxable: true,
  requiresShipping: true,
  ...change,
})
const percent = (value: number): Discount => ({
  code: 'CODE',
  title: '',
  type: 'percentage',
  value,
  minimumSubtotalCents: 0,
  localOnly: false,
  productTags: [],
  usageLimit: null,
  usedCount: 0,
  startsAt: null,
  endsAt: null,
})
const question = (change: Partial<OrderPriceInput<OrderLine>>): OrderPriceInput<OrderLine> => ({
  lines: [line(14_99)],
  destination: niagara,
  shippingMethod: 'regional',
  discount: null,
  codes: [],
  offers: [],
  now: new Date('2026-11-21T17:00:00Z'),
  taxDate: '2026-11-21',
  ...change,
})

/** Formats the price like a receipt: subtotal, discount, shipping, taxes, total. */
function receipt(change: Partial<OrderPriceInput<OrderLine>>): string {
  const result = priceOrder(question(change))
  if (!result.ok) return result.reason
  const { subtotalCents, discountCents, shippingCents, taxes, totalCents } = result.price
  const taxed = taxes.map((tax) => `${tax.name} ${toDecimal(tax.amountCents)}`)
  return [
    toDecimal(subtotalCents),
    toDecimal(discountCents),
    toDecimal(shippingCents),
    ...taxed,
    toDecimal(totalCents),
  ].join(' | ')
}

describe('the price of an order', () => {
  it.each([
    ['one decal in Niagara', {}, '14.99 | 0.00 | 6.99 | HST 2.86 | 24.84'],
    ['the same, picked up', { shippingMethod: 'pickup' }, '14.99 | 0.00 | 0.00 | HST 1.95 | 16.94'],
    [
      'picked up by a Calgarian: taxed in Ontario',
      { destination: calgary, shippingMethod: 'pickup' },
      '14.99 | 0.00 | 0.00 | HST 1.95 | 16.94',
    ],
    [
      'to Calgary',
      { destination: calgary, shippingMethod: 'canada' },
      '14.99 | 0.00 | 9.99 | GST 1.25 | 26.23',
    ],
    [
      'to Montreal, free of shipping',
      { destination: montreal, shippingMethod: 'canada', lines: [line(100_00)] },
      '100.00 | 0.00 | 0.00 | GST 5.00 | QST 9.98 | 114.98',
    ],
    ['to Buffalo', { destination: buffalo, shippingMethod: 'usa' }, '14.99 | 0.00 | 16.99 | 31.98'],
    [
      'with a discount, taxed after it',
      { lines: [line(14_99, 2), line(4_99)], discount: percent(10) },
      '34.97 | 3.50 | 6.99 | HST 5.00 | 43.46',
    ],
    [
      'where the discount takes it below free shipping',
      { lines: [line(80_00)], discount: percent(10) },
      '80.00 | 8.00 | 6.99 | HST 10.27 | 89.26',
    ],
    [
      'with the local code',
      { lines: [line(60_00)], codes: ['NIAGARALOCAL'] },
      '60.00 | 0.00 | 0.00 | HST 7.80 | 67.80',
    ],
    [
      'with a code that frees shipping',
      { discount: { ...percent(0), type: 'free-shipping' } },
      '14.99 | 0.00 | 0.00 | HST 1.95 | 16.94',
    ],
    [
      'with untaxed goods beside taxed ones',
      { lines: [line(10_00), line(10_00, 1, { taxable: false })] },
      '20.00 | 0.00 | 6.99 | HST 2.21 | 29.20',
    ],
    ['of untaxed goods only', { lines: [line(10_00, 1, { taxable: false })] }, '10.00 | 0.00 | 6.99 | 16.99'],
    [
      'of a file',
      { lines: [line(4_99, 1, { requiresShipping: false })], shippingMethod: 'download' },
      '4.99 | 0.00 | 0.00 | HST 0.65 | 5.64',
    ],
    [
      'given away',
      { discount: percent(100), shippingMethod: 'pickup' },
      '14.99 | 14.99 | 0.00 | HST 0.00 | 0.00',
    ],
  ] as const)('%s', (_, change, expected) => {
    expect(receipt(change)).toBe(expected)
  })

  it.each([
    ['nothing is ordered', { lines: [] }, 'cart-empty'],
    ['the method goes elsewhere', { shippingMethod: 'usa' }, 'shipping-method-unavailable'],
    ['a decal is to be downloaded', { shippingMethod: 'download' }, 'shipping-method-unavailable'],
    ['the discount does not hold', { discount: { ...percent(10), usageLimit: 1, usedCount: 1 } }, 'used-up'],
    ['the order passes what can be charged', { lines: [line(99_999_99, 9_999)] }, 'order-too-large'],
  ] as const)('is refused if %s', (_, change, reason) => {
    expect(receipt(change)).toBe(reason)
  })
})

const anyLine = fc.record({
  unitPriceCents: fc.nat({ max: 500_00 }),
  quantity: fc.integer({ min: 1, max: 40 }),
  tags: fc.constantFrom([], ['fleet']),
  taxable: fc.boolean(),
  requiresShipping: fc.boolean(),
})
const anyDiscount = fc.option(
  fc.record({
    type: fc.constantFrom('percentage' as const, 'fixed' as const, 'free-shipping' as const),
    value: fc.nat({ max: 100 }),
    productTags: fc.constantFrom([], ['fleet']),
  }),
)
const anyWay = fc.constantFrom(
  { destination: niagara, shippingMethod: 'regional' as const },
  { destination: niagara, shippingMethod: 'pickup' as const },
  { destination: montreal, shippingMethod: 'canada' as const },
  { destination: buffalo, shippingMethod: 'usa' as const },
  { destination: calgary, shippingMethod: 'download' as const },
)

it('the parts of a price add up to the total, none is negative, and the lines share the discount', () => {
  let priced = 0
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 20 }),
      anyDiscount,
      anyWay,
      (lines, change, way) => {
        const discount = change && { ...percent(0), ...change }
        const result = priceOrder(question({ lines, discount, ...way }))
        if (!result.ok) return
        priced += 1
        const { subtotalCents, discountCents, shippingCents, taxes, totalCents, lines: sold } = result.price
        const taxCents = taxes.reduce((sum, tax) => sum + tax.amountCents, 0)
        expect(subtotalCents - discountCents + shippingCents + taxCents).toBe(totalCents)
        for (const amount of [subtotalCents, discountCents, shippingCents, taxCents, totalCents]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        }
        expect(sold.reduce((sum, { discountCents: share }) => sum + share, 0)).toBe(discountCents)
        expect(sold.reduce((sum, { totalCents: cents }) => sum + cents, 0)).toBe(subtotalCents)
      },
    ),
    { numRuns: 400 },
  )
  expect(priced).toBeGreaterThan(100)
})
