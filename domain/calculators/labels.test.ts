import { describe, expect, it } from 'vitest'
import { fillCalculator } from '../../tests/fixtures/ask-calculator.ts'
import { labelCalculator } from '../../content/calculators/labels.ts'

describe('labels', () => {
  it.each([
    ['barcode', 'polyester', '500', 'CA$0.120', 60_00],
    ['barcode', 'polyester', '1000', 'CA$0.108', 108_00],
    ['qr', 'polyester', '1000', 'CA$0.162', 162_00],
    ['qr', 'vinyl', '1000', 'CA$0.130', 129_60],
    ['serial', 'paper', '2500', 'CA$0.146', 364_50],
    ['regulatory', 'foil', '5000', 'CA$0.560', 2_800_00],
    ['asset', 'polyester', '10000', 'CA$0.277', 2_772_00],
    ['barcode', 'paper', '25000', 'CA$0.050', 1_260_00],
  ])(
    'of type %s on %s cost the specified price for %s pieces',
    (type, material, quantity, each, totalCents) => {
      expect(fillCalculator(labelCalculator, { type, material, quantity }).price).toMatchObject({
        each,
        totalCents,
      })
    },
  )

  it.each([
    ['vinyl', '1000', '1,000 × CA$0.1296 is CA$129.60', 'CA$0.1152'],
    ['polyester', '1000', '1,000 × CA$0.162 is CA$162.00', 'CA$0.144'],
  ])('of QR codes on %s give the right total for %s: %s, then %s each', (material, quantity, sum, next) => {
    const { reasons, nextBreak } = fillCalculator(labelCalculator, { type: 'qr', material, quantity }).price
    expect(reasons.find(({ label }) => label === 'Total')?.text).toBe(sum)
    expect(nextBreak?.each).toBe(next)
  })

  it('starts with 1,000 on polyester', () => {
    expect(fillCalculator(labelCalculator, {}).values).toMatchObject({
      material: 'polyester',
      quantity: '1000',
    })
  })
})
