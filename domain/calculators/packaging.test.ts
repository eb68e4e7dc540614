import { describe, expect, it } from 'vitest'
import { fillCalculator } from '../../tests/fixtures/ask-calculator.ts'
import { packagingCalculator } from '../../content/calculators/packaging.ts'

const mm = (min: number, max: number) => ({ code: 'out-of-range', min, max, unit: 'mm' })

describe('a packaging mock-up', () => {
  it.each([
    ['box', ['Width', 'Height', 'Depth']],
    ['bag', ['Width', 'Height', 'Depth of the bottom']],
    ['bottle', ['Diameter of the bottle', 'Height of the label']],
    ['label', ['Width', 'Height']],
  ])('of a %s states these dimensions in its specification: %o', (type, dimensions) => {
    const asked = packagingCalculator.ask({ type, depth: '60' })
    if (!asked.ok) throw new Error(JSON.stringify(asked.faults))
    expect('depth' in asked.values).toBe(dimensions.length === 3)
    const keys = asked.words.map(({ key }) => key)
    expect(keys.slice(0, keys.indexOf('Quantity of one design'))).toEqual(['Package', ...dimensions])
  })

  it.each([
    [{ width: '0' }, { width: mm(30, 300) }],
    [{ width: '29' }, { width: mm(30, 300) }],
    [{ width: 'wide' }, { width: mm(30, 300) }],
    [{ type: 'bottle', width: '0' }, { width: mm(20, 200) }],
    [{ type: 'label', width: '0' }, { width: mm(15, 300) }],
    [
      { type: 'bag', width: '1', height: '1', depth: '1' },
      {
        width: mm(60, 300),
        height: mm(90, 350),
        depth: mm(20, 120),
      },
    ],
  ])('of %o is refused with the limits of its own type', (raw, faults) => {
    expect(packagingCalculator.ask(raw)).toEqual({ ok: false, faults })
  })
})

describe('packaging', () => {
  it.each([
    ['box', 299_00, '3-5 days'],
    ['bottle', 399_00, '5-7 days'],
    ['bag', 249_00, '2-4 days'],
    ['label', 199_00, '1-3 days'],
  ])('one %s costs %i cents and takes %s, including three rounds of changes', (type, totalCents, days) => {
    const { price } = fillCalculator(packagingCalculator, { type })
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
    expect(fillCalculator(packagingCalculator, raw).price).toMatchObject({ totalCents, each })
  })

  it('starts with one box and shows its size', () => {
    expect(fillCalculator(packagingCalculator, {})).toMatchObject({
      values: { type: 'box', quantity: '1', revisions: '0' },
      name: '1 × box, 90 × 140 × 50 mm',
    })
    expect(fillCalculator(packagingCalculator, { type: 'bottle', width: '80' }).name).toBe(
      '1 × bottle, Ø 80 × 140 mm',
    )
  })

  it.each([
    [{ type: 'label', width: '20', height: '15' }, true],
    [{ width: '20' }, false],
    [{ type: 'bag', height: '90', depth: '101' }, false],
    [{ type: 'bag', height: '90', depth: '100' }, true],
  ])('accepts %o: %s, as the dieline does', (raw, ok) => {
    expect(packagingCalculator.ask(raw).ok).toBe(ok)
  })
})
