import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apparel } from './apparel.ts'
import { murals } from './murals.ts'
import { quantitiesOf } from '../floor-layouts/quantities.ts'
import { sampleFloors } from '../floor-layouts/sample-floors.ts'
import { calculators } from './registry.ts'
import { floorGraphics, floorPrice } from './floor-graphics.ts'
import { labels } from './labels.ts'
import { packaging } from './packaging.ts'
import { savingsAt, YARD_SIGN_TIERS, yardSigns } from './yard-signs.ts'

const askOf = (calculator: (typeof calculators)[number], raw: Record<string, string>) => {
  const asked = calculator.ask(raw)
  if (!asked.ok) throw new Error(JSON.stringify(asked.faults))
  return asked
}

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
    expect(askOf(yardSigns, { quantity, design }).price).toMatchObject({ totalCents, each })
  })

  it('saves at each tier what the specification says', () => {
    expect(YARD_SIGN_TIERS.map(savingsAt)).toEqual([0, 50_00, 250_00, 750_00])
  })

  it('begins with one sign of 18 by 24 inches', () => {
    expect(askOf(yardSigns, {})).toMatchObject({
      values: { size: '18x24', quantity: '1', design: 'own', words: '' },
      size: { widthMm: 609.6, heightMm: 457.2 },
      name: '1 sign, 18 × 24 in',
      price: { nextBreak: { quantity: 10, each: 'CA$29.99', totalCents: 299_90 } },
    })
    expect(askOf(yardSigns, { quantity: '100' }).price.nextBreak).toBeNull()
  })
})

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
  ])('%s on %s, %s of them', (type, material, quantity, each, totalCents) => {
    expect(askOf(labels, { type, material, quantity }).price).toMatchObject({ each, totalCents })
  })

  it.each([
    ['vinyl', '1000', '1,000 × CA$0.1296 is CA$129.60', 'CA$0.1152'],
    ['polyester', '1000', '1,000 × CA$0.162 is CA$162.00', 'CA$0.144'],
  ])('of QR codes on %s say a sum that is right: %s of them are %s', (material, quantity, sum, next) => {
    const { reasons, nextBreak } = askOf(labels, { type: 'qr', material, quantity }).price
    expect(reasons.find(({ label }) => label === 'Together')?.text).toBe(sum)
    expect(nextBreak?.each).toBe(next)
  })

  it('begins with 1,000 on polyester', () => {
    expect(askOf(labels, {}).values).toMatchObject({ material: 'polyester', quantity: '1000' })
  })
})

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
  ])('%s, %s pieces, at %s each', (garment, quantity, each, totalCents) => {
    expect(askOf(apparel, { garment, quantity }).price).toMatchObject({ each, totalCents })
  })

  it('begins with 50 T-shirts', () => {
    expect(askOf(apparel, {}).values).toMatchObject({ garment: 'tshirt', quantity: '50' })
  })

  it('costs the least as tanks from 500, which is what the page says', () => {
    const all = ['tshirt', 'polo', 'hoodie', 'tank', 'long-sleeve'].flatMap((garment) =>
      ['25', '50', '100', '200', '500', '1000'].map((quantity) =>
        centsOf(askOf(apparel, { garment, quantity }).price.each),
      ),
    )
    expect(Math.min(...all)).toBe(5.59)
  })
})

describe('murals', () => {
  it.each([
    // 12 × 8 is 96 square feet, below the first band.
    [{}, 432_00, 'CA$4.50'],
    // 100 at 4.20, 100 at 3.78.
    [{ width: '20', height: '10', material: 'smooth' }, 798_00, 'CA$3.99'],
    // 100 at 4.20, 150 at 3.78, 50 at 3.36.
    [{ width: '30', height: '10', material: 'smooth' }, 1_155_00, 'CA$3.85'],
    // 6.25 square feet: the minimum.
    [{ width: '2.5', height: '2.5' }, 149_00, 'CA$23.84'],
    [{ laminate: 'yes' }, 552_00, 'CA$5.75'],
    // 96 at 3.50 is 336.00.
    [{ installation: 'niagara' }, 768_00, 'CA$8.00'],
    [{ width: '2', height: '2', installation: 'niagara' }, 429_00, 'CA$107.25'],
  ])('a wall of %j costs %i cents', (raw, totalCents, each) => {
    expect(askOf(murals, raw).price).toMatchObject({ totalCents, each })
  })

  it('a larger wall never costs less', () => {
    const side = fc.integer({ min: 4, max: 40 }).map((halves) => halves / 2)
    fc.assert(
      fc.property(side, side, fc.boolean(), (width, height, hung) => {
        const installation = hung ? 'niagara' : 'self'
        const cost = (wide: number) =>
          askOf(murals, { width: String(wide), height: String(height), installation }).price.totalCents
        expect(cost(width + 0.5)).toBeGreaterThanOrEqual(cost(width))
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
      const asked = askOf(floorGraphics, { material, unit, wide, narrow, pictograms, words })
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
    const quantities = quantitiesOf(floor)
    for (const [at, material] of (['smooth', 'textured', 'grit'] as const).entries()) {
      expect(floorPrice(quantities, material)).toBe(prices[at])
      const raw = Object.fromEntries(
        Object.entries(quantities).map(([name, amount]) => [name, String(amount)]),
      )
      expect(askOf(floorGraphics, { ...raw, material }).price.totalCents).toBe(prices[at])
    }
  })

  it('rates its films R9, R11 and R13, at 1, 1.4 and 1.8', () => {
    const field = floorGraphics.fields['material']
    const rows = field?.kind === 'choice' ? field.options.map(({ facts }) => [facts?.[0], facts?.[2]]) : []
    expect(rows).toEqual([
      ['R9', '× 1'],
      ['R11', '× 1.4'],
      ['R13', '× 1.8'],
    ])
  })
})

describe('packaging', () => {
  it.each([
    ['box', 299_00, '3-5 days'],
    ['bottle', 399_00, '5-7 days'],
    ['bag', 249_00, '2-4 days'],
    ['label', 199_00, '1-3 days'],
  ])('one %s costs %i cents and takes %s, with three rounds of changes', (type, totalCents, days) => {
    const { price } = askOf(packaging, { type })
    expect(price.totalCents).toBe(totalCents)
    const said = price.reasons.map(({ text }) => text)
    expect(said).toContain(`${days} after you approve the proof`)
    expect(said).toContain('3 rounds included')
    expect(said).toContain('the artwork as AI, PSD, PDF')
  })

  it.each([
    [{ width: '200' }, 299_00, 'CA$299.00'],
    [{ width: '200.5' }, 358_80, 'CA$358.80'],
    [{ height: '300.5' }, 418_60, 'CA$418.60'],
    [{ type: 'bottle', depth: '200' }, 399_00, 'CA$399.00'],
    [{ quantity: '3' }, 807_30, 'CA$269.10'],
    [{ quantity: '5', height: '250' }, 1_435_20, 'CA$287.04'],
    [{ quantity: '10' }, 2_093_00, 'CA$209.30'],
    [{ revisions: '2' }, 389_00, 'CA$299.00'],
  ])('a box with %o', (raw, totalCents, each) => {
    expect(askOf(packaging, raw).price).toMatchObject({ totalCents, each })
  })

  it('begins with one box, and says its size', () => {
    expect(askOf(packaging, {})).toMatchObject({
      values: { type: 'box', quantity: '1', revisions: '0' },
      name: '1 × box, 90 × 140 × 50 mm',
    })
    expect(askOf(packaging, { type: 'bottle', width: '80' }).name).toBe('1 × bottle, Ø 80 × 140 mm')
  })

  it.each([
    [{ type: 'label', width: '20', height: '15' }, true],
    [{ width: '20' }, false],
    [{ type: 'bag', height: '90', depth: '101' }, false],
    [{ type: 'bag', height: '90', depth: '100' }, true],
  ])('takes %o: %s, as the dieline does', (raw, ok) => {
    expect(packaging.ask(raw).ok).toBe(ok)
  })
})

const centsOf = (each: string) => Number(each.replace('CA$', ''))

describe.each(calculators.map((calculator) => [calculator.kind, calculator] as const))(
  '%s',
  (_, calculator) => {
    const { fields } = calculator
    const choices = fc
      .record(
        Object.fromEntries(
          Object.entries(fields).flatMap(([name, field]) => {
            if (field.kind === 'choice')
              return [[name, fc.constantFrom(...field.options.map(({ value }) => value))]]
            if (field.kind === 'number')
              return [[name, fc.integer({ min: field.min, max: field.max }).map(String)]]
            return field.kind === 'flag' ? [[name, fc.constantFrom('yes', 'no')]] : []
          }),
        ),
      )
      // Numbers that are right one by one need not go together.
      .filter((raw) => calculator.ask(raw).ok)
    const amounts = Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'amount' ? [{ name, options: field.options }] : [],
    )

    it('more never costs more each, and never less than a cent', () => {
      fc.assert(
        fc.property(choices, (raw) => {
          for (const { name, options } of amounts) {
            const each = options.map((amount) => askOf(calculator, { ...raw, [name]: String(amount) }).price)
            for (const [at, price] of each.entries()) {
              expect(price.totalCents).toBeGreaterThan(0)
              expect(Number.isSafeInteger(price.totalCents)).toBe(true)
              expect(centsOf(price.each)).toBeLessThanOrEqual(centsOf(each[at - 1]?.each ?? price.each))
            }
          }
        }),
      )
    })

    it('keeps its promise of the next break', () => {
      fc.assert(
        fc.property(choices, (raw) => {
          for (const { name, options } of amounts)
            for (const amount of options) {
              const { nextBreak, each } = askOf(calculator, { ...raw, [name]: String(amount) }).price
              if (!nextBreak) continue
              expect(centsOf(nextBreak.each)).toBeLessThan(centsOf(each))
              const there = askOf(calculator, { ...raw, [name]: String(nextBreak.quantity) }).price
              expect(there.totalCents).toBe(nextBreak.totalCents)
              // Labels show three decimals, and all of them beside a sum.
              expect(centsOf(nextBreak.each)).toBeCloseTo(centsOf(there.each), 2)
            }
        }),
      )
    })

    it('reads again what it has written, and refuses what it does not offer', () => {
      fc.assert(
        fc.property(choices, (raw) => {
          const { values, price } = askOf(calculator, raw)
          expect(askOf(calculator, values)).toMatchObject({ values, price })
        }),
      )
      for (const [name, field] of Object.entries(fields)) {
        if (field.kind === 'words' || field.kind === 'flag') continue
        for (const wrong of ['', '-1', '1e9', 'NaN', '0x10', '1.0000001', '__proto__'])
          expect(calculator.ask({ [name]: wrong })).toMatchObject({
            ok: false,
            faults: { [name]: expect.any(String) },
          })
      }
    })
  },
)
