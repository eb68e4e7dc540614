import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillCalculator } from '../../tests/fixtures/ask-calculator.ts'
import { computeFloorQuantities } from '../floor-layouts/floor-quantities.ts'
import { sampleFloors } from '../floor-layouts/sample-floors.ts'
import { floorGraphicsCalculator } from '../../content/calculators/floor-graphics.ts'
import { computeFloorPrice, getMinFloorOrderCents } from './floor-graphics.ts'

const NOTHING = { wide: '0', narrow: '0', pictograms: '0', words: '0' }

describe('a floor', () => {
  it('with nothing on it is refused', () => {
    for (const unit of ['m', 'ft'])
      expect(floorGraphicsCalculator.ask({ ...NOTHING, unit })).toEqual({
        ok: false,
        faults: { wide: { code: 'nothing-to-cut' } },
      })
  })

  it.each([
    [
      { wide: '60', narrow: '0.5', pictograms: '4', words: '2' },
      '60.5 m of line, smooth R9, 4 pictograms, 2 words',
    ],
    [{ pictograms: '1' }, 'smooth R9, 1 pictogram'],
    [{ words: '1', material: 'grit' }, 'grit R13, 1 word'],
    [{ narrow: '1200', unit: 'ft' }, '1,200 ft of line, smooth R9'],
  ])('%j is called "%s"', (raw, name) => {
    expect(floorGraphicsCalculator.ask({ ...NOTHING, ...raw })).toMatchObject({ ok: true, name })
  })

  it('measured in feet, shows rates that add up to its price', () => {
    const asked = floorGraphicsCalculator.ask({ ...NOTHING, unit: 'ft', wide: '20,000', narrow: '3' })
    if (!asked.ok) throw new Error(JSON.stringify(asked.faults))
    const { reasons, totalCents, each } = asked.price
    expect(reasons.slice(0, 2).map(({ text }) => text)).toEqual(['20,000 ft × CA$1.524', '3 ft × CA$1.0668'])
    expect([each, totalCents]).toEqual(['CA$1.524', 30_483_20])
  })

  it('measured in metres, shows rates with two decimals', () => {
    const asked = floorGraphicsCalculator.ask({ ...NOTHING, wide: '60' })
    expect(asked).toMatchObject({
      price: {
        each: 'CA$5.00',
        reasons: expect.arrayContaining([{ label: 'Lines 100 mm', text: '60 m × CA$5.00' }]),
      },
    })
  })

  it('two floors above the minimum order cost as much together as separately', () => {
    const amount = fc.integer({ min: 0, max: 1_000 })
    const floor = fc.record({ wide: amount, narrow: amount, pictograms: amount, words: amount })
    const material = fc.constantFrom('smooth', 'textured', 'grit')
    fc.assert(
      fc.property(floor, floor, material, (one, other, film) => {
        const prices = [one, other].map((quantities) => computeFloorPrice(quantities, film))
        fc.pre(prices.every((price) => price > getMinFloorOrderCents()))
        const both = {
          wide: one.wide + other.wide,
          narrow: one.narrow + other.narrow,
          pictograms: one.pictograms + other.pictograms,
          words: one.words + other.words,
        }
        expect(computeFloorPrice(both, film)).toBe(prices.reduce((sum, price) => sum + price, 0))
      }),
    )
  })
})

describe('floor graphics', () => {
  it.each([
    ['smooth', 'm', '100', '0', '0', '0', 500_00, 'CA$5.00'],
    ['textured', 'm', '100', '0', '0', '0', 700_00, 'CA$7.00'],
    ['grit', 'm', '100', '0', '0', '0', 900_00, 'CA$9.00'],
    ['smooth', 'ft', '100', '0', '0', '0', 152_40, 'CA$1.524'],
    ['smooth', 'm', '0', '40', '10', '5', 450_00, 'CA$5.00'],
    ['grit', 'ft', '50.5', '20', '3', '1', 329_94, 'CA$2.7432'],
    ['grit', 'm', '0', '0', '1', '0', 60_00, 'CA$9.00'],
  ])(
    '%s film, by %s: %s of wide line, %s of narrow line, %s pictograms, %s words cost %i cents',
    (material, unit, wide, narrow, pictograms, words, totalCents, each) => {
      const asked = fillCalculator(floorGraphicsCalculator, {
        material,
        unit,
        wide,
        narrow,
        pictograms,
        words,
      })
      expect(asked.price).toMatchObject({ totalCents, each, nextBreak: null })
    },
  )

  it.each([
    ['10000', 2_400_00, 3_360_00, 4_320_00],
    ['25000', 7_800_00, 10_920_00, 14_040_00],
    ['50000', 18_500_00, 25_900_00, 33_300_00],
  ])('the sample floor of %s sq ft costs %i, %i and %i cents in R9, R11 and R13', (id, ...prices) => {
    const floor = sampleFloors.find((one) => one.id === id)
    if (!floor) throw new Error(id)
    const quantities = computeFloorQuantities(floor)
    for (const [at, material] of (['smooth', 'textured', 'grit'] as const).entries()) {
      expect(computeFloorPrice(quantities, material)).toBe(prices[at])
      const raw = Object.fromEntries(
        Object.entries(quantities).map(([name, amount]) => [name, String(amount)]),
      )
      expect(fillCalculator(floorGraphicsCalculator, { ...raw, material }).price.totalCents).toBe(prices[at])
    }
  })

  it('rates the films R9, R11 and R13, with factors 1, 1.4 and 1.8', () => {
    const field = floorGraphicsCalculator.fields['material']
    const rows = field?.kind === 'choice' ? field.options.map(({ facts }) => [facts?.[0], facts?.[2]]) : []
    expect(rows).toEqual([
      ['R9', '× 1'],
      ['R11', '× 1.4'],
      ['R13', '× 1.8'],
    ])
  })
})
