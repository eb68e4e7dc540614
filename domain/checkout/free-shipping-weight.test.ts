import { expect, it } from 'vitest'
import { yardSignCalculator } from '../../content/calculators/yard-signs.ts'
import type { ShippingDestination } from './destination.ts'
import { computeFreeShippingProgress } from './free-shipping.ts'
import { getFreeShippingWeightLimits } from './free-shipping-weight.ts'
import { listShippingOptions } from './shipping.ts'

const AUSTIN: ShippingDestination = { country: 'US', province: 'TX', postalCode: '73301' }
const TORONTO: ShippingDestination = { country: 'CA', province: 'ON', postalCode: 'M5V 2T6' }
const NIAGARA: ShippingDestination = { country: 'CA', province: 'ON', postalCode: 'L2R 3M3' }
const cart = { subtotalAfterDiscountCents: 2_000_00, codes: [], offers: ['marketing'] as const }
const SIGNS = (quantity: number) =>
  yardSignCalculator.workOrder({ size: '18x24', quantity: String(quantity) }).grams

it('100 yard signs don’t ship free to Austin with the Texas page’s offer, nor anywhere else, but ten do', () => {
  const parcel = (destination: ShippingDestination, quantity: number) =>
    listShippingOptions({ ...cart, destination, grams: SIGNS(quantity) })[0]
  expect(parcel(AUSTIN, 100)).toMatchObject({ freeBecause: null, tooHeavy: true })
  expect([AUSTIN, TORONTO, NIAGARA].map((place) => parcel(place, 100)?.priceCents)).toEqual([
    149_99, 89_99, 29_99,
  ])
  for (const place of [TORONTO, NIAGARA]) expect(parcel(place, 100)).toMatchObject({ tooHeavy: true })
  for (const place of [AUSTIN, TORONTO, NIAGARA]) expect(parcel(place, 10)?.priceCents).toBe(0)
  expect(parcel(AUSTIN, 10)).not.toHaveProperty('tooHeavy')
})

it.each([
  [0, 'everywhere'],
  [getFreeShippingWeightLimits().usa + 1, 'canada'],
  [getFreeShippingWeightLimits().canada + 1, 'niagara'],
  [getFreeShippingWeightLimits().regional + 1, null],
])('a parcel of %i g, before an address is known, ships free to: %s', (grams, free) => {
  const said = computeFreeShippingProgress({ ...cart, grams, hasLocalCode: false, freedByCode: null })
  expect(said.free).toBe(free)
  const options = [AUSTIN, TORONTO, NIAGARA].map(
    (destination) => listShippingOptions({ ...cart, destination, grams })[0],
  )
  expect(options.map((option) => option?.priceCents === 0)).toEqual([
    free === 'everywhere',
    free === 'everywhere' || free === 'canada',
    free !== null,
  ])
})
