import { expect, it } from 'vitest'
import { fillCalculator } from '../../tests/fixtures/ask-calculator.ts'
import { calculators, findCalculator } from '../../content/landing/calculators.ts'

it.each([
  ['yard-signs', { size: '18x24', quantity: '25' }, 25, [609.6, 457.2], 11_128],
  ['yard-signs', { size: '16x20', quantity: '100' }, 100, [508, 406.4], 39_452],
  ['labels', { material: 'foil', quantity: '1000' }, 1_000, null, 323],
  ['apparel', { garment: 'hoodie', quantity: '50', place: 'chest' }, 50, [101.6, 101.6], 28_000],
  ['murals', { width: '12', height: '8', material: 'textured', laminate: 'yes' }, 6, [609.6, 2_438.4], 4_906],
  [
    'floor-graphics',
    { material: 'grit', unit: 'm', wide: '100', narrow: '0', pictograms: '4', words: '2' },
    7,
    null,
    4_932,
  ],
  ['packaging', { type: 'box', width: '90', height: '140', depth: '50', quantity: '3' }, 3, [90, 140], 51],
])('%s of %o are %i pieces', (kind, values, pieces, size, grams) => {
  const [widthMm, heightMm] = size ?? []
  expect(findCalculator(kind)?.workOrder(values)).toMatchObject({
    pieces,
    size: size && { widthMm: expect.closeTo(widthMm ?? 0), heightMm: expect.closeTo(heightMm ?? 0) },
    grams,
  })
})

it.each(calculators.map((calculator) => [calculator.kind, calculator] as const))(
  'every item of %s has pieces, a size, a film, a cut and a weight',
  (kind, calculator) => {
    const raw = kind === 'floor-graphics' ? { wide: '10' } : {}
    const order = calculator.workOrder(fillCalculator(calculator, raw).values)
    expect(order.pieces).toBeGreaterThan(0)
    expect(order.grams).toBeGreaterThan(0)
    expect(order.size ?? order.sizeNote).toBeTruthy()
    expect([order.film, order.cut]).not.toContain('')
  },
)
