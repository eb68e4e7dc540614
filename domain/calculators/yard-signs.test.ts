import { describe, expect, it } from 'vitest'
import { fillCalculator } from '../../tests/fixtures/ask-calculator.ts'
import { yardSignCalculator } from '../../content/calculators/yard-signs.ts'
import { computeTierSavings, YARD_SIGN_TIERS } from './yard-signs.ts'

describe('yard signs', () => {
  it.each([
    ['1', 'own', 34_99, 'CA$34.99'],
    ['5', 'own', 174_95, 'CA$34.99'],
    ['10', 'own', 299_90, 'CA$29.99'],
    ['15', 'own', 449_85, 'CA$29.99'],
    ['25', 'own', 624_75, 'CA$24.99'],
    ['35', 'own', 874_65, 'CA$24.99'],
    ['50', 'own', 999_50, 'CA$19.99'],
    ['100', 'own', 1_999_00, 'CA$19.99'],
    ['1', 'service', 54_98, 'CA$34.99'],
    ['50', 'service', 1_019_49, 'CA$19.99'],
  ])('%s signs with design "%s" cost %i cents', (quantity, design, totalCents, each) => {
    expect(fillCalculator(yardSignCalculator, { quantity, design }).price).toMatchObject({ totalCents, each })
  })

  it('saves at each tier what the specification says', () => {
    expect(YARD_SIGN_TIERS.map(computeTierSavings)).toEqual([0, 50_00, 250_00, 750_00])
  })

  it('starts with one sign of 18 by 24 inches', () => {
    expect(fillCalculator(yardSignCalculator, {})).toMatchObject({
      values: { size: '18x24', quantity: '1', design: 'own', words: '' },
      name: '1 sign, 18 × 24 in',
      price: { nextBreak: { quantity: 10, each: 'CA$29.99', totalCents: 299_90 } },
    })
    expect(fillCalculator(yardSignCalculator, { quantity: '100' }).price.nextBreak).toBeNull()
  })
})
