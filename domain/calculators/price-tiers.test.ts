import { afterEach, describe, expect, it } from 'vitest'
import { applySettings } from '../settings/settings.ts'
import { listPriceTiers } from './price-tiers.ts'
import { calculators } from '../../content/landing/calculators.ts'
import { floorGraphicsCalculator } from '../../content/calculators/floor-graphics.ts'
import { yardSignCalculator } from '../../content/calculators/yard-signs.ts'
import { labelCalculator } from '../../content/calculators/labels.ts'

afterEach(() => applySettings({}))

describe('the price ladder of a calculator', () => {
  it('of yard signs lists every break, the last one open-ended', () => {
    const ladder = listPriceTiers(yardSignCalculator)
    expect(ladder.slice(0, 2)).toEqual([
      { from: 1, to: 9, eachCents: 34_99 },
      { from: 10, to: expect.any(Number), eachCents: 29_99 },
    ])
    expect(ladder.at(-1)?.to).toBeNull()
  })

  it.each(calculators.filter(({ fields }) => 'quantity' in fields))(
    'of $kind agrees with the calculator',
    (calculator) => {
      const ladder = listPriceTiers(calculator)
      expect(ladder.length).toBeGreaterThan(1)
      for (const { from, to, eachCents } of ladder) {
        const asked = calculator.ask({ quantity: String(from) })
        expect(asked.ok && Number(asked.price.each.replaceAll(/[^\d.]/g, ''))).toBeCloseTo(eachCents / 100, 3)
        if (to !== null)
          expect(ladder.some((step) => step.from === to + 1 && step.eachCents < eachCents)).toBe(true)
      }
    },
  )

  it('follows the settings, and is empty for items that aren’t sold by quantity', () => {
    const [first] = listPriceTiers(labelCalculator)
    applySettings({ quantityDiscounts: { labels: [] } })
    expect(listPriceTiers(labelCalculator)).toEqual([{ ...first, to: null }])
    expect(listPriceTiers(floorGraphicsCalculator)).toEqual([])
  })
})
