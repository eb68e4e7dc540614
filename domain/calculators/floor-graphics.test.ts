import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floorGraphics, floorPrice, SMALLEST_FLOOR_ORDER } from './floor-graphics.ts'

const NOTHING = { wide: '0', narrow: '0', pictograms: '0', words: '0' }

describe('a floor', () => {
  it('with nothing on it is refused', () => {
    for (const unit of ['m', 'ft'])
      expect(floorGraphics.ask({ ...NOTHING, unit })).toEqual({
        ok: false,
        faults: { wide: 'There is nothing to cut yet. Type a length, or how many pictograms or words.' },
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
    expect(floorGraphics.ask({ ...NOTHING, ...raw })).toMatchObject({ ok: true, name })
  })

  it('counted in feet prints rates that make its price', () => {
    const asked = floorGraphics.ask({ ...NOTHING, unit: 'ft', wide: '20,000', narrow: '3' })
    if (!asked.ok) throw new Error(JSON.stringify(asked.faults))
    const { reasons, totalCents, each } = asked.price
    expect(reasons.slice(0, 2).map(({ text }) => text)).toEqual(['20,000 ft × CA$1.524', '3 ft × CA$1.0668'])
    expect([each, totalCents]).toEqual(['CA$1.524', 30_483_20])
  })

  it('counted in metres prints rates with two decimals', () => {
    const asked = floorGraphics.ask({ ...NOTHING, wide: '60' })
    expect(asked).toMatchObject({
      price: {
        each: 'CA$5.00',
        reasons: expect.arrayContaining([{ label: 'Lines 100 mm', text: '60 m × CA$5.00' }]),
      },
    })
  })

  it('above the smallest order costs what its parts cost: twice as much is twice the price', () => {
    const amount = fc.integer({ min: 0, max: 1_000 })
    const floor = fc.record({ wide: amount, narrow: amount, pictograms: amount, words: amount })
    const material = fc.constantFrom('smooth', 'textured', 'grit')
    fc.assert(
      fc.property(floor, floor, material, (one, other, film) => {
        const prices = [one, other].map((quantities) => floorPrice(quantities, film))
        fc.pre(prices.every((price) => price > SMALLEST_FLOOR_ORDER))
        const both = {
          wide: one.wide + other.wide,
          narrow: one.narrow + other.narrow,
          pictograms: one.pictograms + other.pictograms,
          words: one.words + other.words,
        }
        expect(floorPrice(both, film)).toBe(prices.reduce((sum, price) => sum + price, 0))
      }),
    )
  })
})
