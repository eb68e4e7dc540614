import { describe, expect, it } from 'vitest'
import { fillCalculator, parsePriceInDollars } from '../../tests/fixtures/ask-calculator.ts'
import { apparelCalculator } from '../../content/calculators/apparel.ts'

describe('apparel', () => {
  it.each([
    ['tshirt', '25', 'CA$8.99', 224_75],
    ['tshirt', '50', 'CA$8.09', 404_50],
    ['tshirt', '100', 'CA$7.64', 764_00],
    ['tshirt', '200', 'CA$7.19', 1_438_00],
    ['tshirt', '500', 'CA$6.29', 3_145_00],
    ['tshirt', '1000', 'CA$6.29', 6_290_00],
    ['polo', '50', 'CA$11.69', 584_50],
    ['hoodie', '100', 'CA$21.24', 2_124_00],
    ['tank', '500', 'CA$5.59', 2_795_00],
    ['long-sleeve', '200', 'CA$9.59', 1_918_00],
  ])('of type %s costs the specified price for %s pieces: %s each', (garment, quantity, each, totalCents) => {
    expect(fillCalculator(apparelCalculator, { garment, quantity }).price).toMatchObject({ each, totalCents })
  })

  it('starts with 50 T-shirts', () => {
    expect(fillCalculator(apparelCalculator, {}).values).toMatchObject({ garment: 'tshirt', quantity: '50' })
  })

  it('its lowest price is that of 500 or more tank tops, as the page says', () => {
    const all = ['tshirt', 'polo', 'hoodie', 'tank', 'long-sleeve'].flatMap((garment) =>
      ['25', '50', '100', '200', '500', '1000'].map((quantity) =>
        parsePriceInDollars(fillCalculator(apparelCalculator, { garment, quantity }).price.each),
      ),
    )
    expect(Math.min(...all)).toBe(5.59)
  })
})
