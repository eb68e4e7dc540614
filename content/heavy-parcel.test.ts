import { afterEach, expect, it } from 'vitest'
import { applySettings } from '../domain/settings/settings.ts'
import { describeHeavyParcel, describeParcelPrices, describeHeavyParcelPrices } from './heavy-parcel.ts'

afterEach(() => applySettings({}))

it.each([
  [0, null],
  [5_000, null],
  [
    11_128,
    'About 11 kg in total, too heavy for free shipping to the United States. Shipping there costs CA$39.99.',
  ],
  [
    44_512,
    'About 45 kg in total, too heavy for free shipping in the Niagara region, in the rest of Canada and to the United States. Shipping costs CA$29.99 in the Niagara region, CA$89.99 in the rest of Canada and CA$149.99 to the United States.',
  ],
])('a parcel of %i g reads: %s', (grams, words) => {
  expect(describeHeavyParcel(grams)).toBe(words)
})

it('the policy states the owner’s prices by weight; without any, heavy parcels pay the normal price', () => {
  expect(describeHeavyParcelPrices()).toContain(
    'Canada-wide shipping costs CA$49.99 over 20 kg and CA$89.99 over 40 kg.',
  )
  expect(describeParcelPrices('canada')).toBe('CA$9.99\nCA$49.99 over 20 kg\nCA$89.99 over 40 kg')
  applySettings({ parcels: { regionalByWeight: [], canadaByWeight: [], usaByWeight: [] } })
  expect(describeHeavyParcelPrices()).toBe('For heavier parcels, you pay the price above.')
  expect(describeParcelPrices('canada')).toBe('CA$9.99')
  expect(describeHeavyParcel(11_128)).toContain('Shipping there costs CA$16.99.')
})
