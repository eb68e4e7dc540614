import { afterEach, expect, it } from 'vitest'
import { fillCalculator } from '../../tests/fixtures/ask-calculator.ts'
import { barcodeComplianceLabels } from '../../content/landing/barcode-compliance-labels.ts'
import { customYardSigns } from '../../content/landing/custom-yard-signs.ts'
import { digitalWallcoveringMurals } from '../../content/landing/digital-wallcovering-murals.ts'
import { prototypePackagingMockups } from '../../content/landing/prototype-packaging-mockups.ts'
import { floorGraphicsCalculator } from '../../content/calculators/floor-graphics.ts'
import { labelCalculator } from '../../content/calculators/labels.ts'
import { muralCalculator } from '../../content/calculators/murals.ts'
import { packagingCalculator } from '../../content/calculators/packaging.ts'
import { yardSignCalculator } from '../../content/calculators/yard-signs.ts'
import { DEFAULT_FACTORS } from './default-factors.ts'
import { applySettings } from './settings.ts'

afterEach(() => applySettings({}))

/** Returns the prices of all calculators, for inputs that together use every factor. */
const answers = () => [
  ...['barcode', 'qr', 'serial', 'regulatory', 'asset'].map((type) =>
    fillCalculator(labelCalculator, { type }),
  ),
  ...['polyester', 'vinyl', 'paper', 'foil'].map((material) => fillCalculator(labelCalculator, { material })),
  ...['smooth', 'textured', 'grit'].map((material) => fillCalculator(floorGraphicsCalculator, { material })),
  ...['10', '20', '40'].map((width) => fillCalculator(muralCalculator, { width, height: '10' })),
  ...['150', '250', '350'].map((height) => fillCalculator(packagingCalculator, { height })),
  ...['box', 'bottle', 'bag', 'label'].map((type) => fillCalculator(packagingCalculator, { type })),
  ...['1', '10', '25', '50', '100'].map((quantity) => fillCalculator(yardSignCalculator, { quantity })),
]

const { quantityDiscounts: _discounts, ...FACTORS } = DEFAULT_FACTORS
const factors = Object.entries<Record<string, number | string>>(FACTORS).flatMap(([group, values]) =>
  Object.entries(values).map(([name, value]): [string, string, number | string] => [group, name, value]),
)

it.each(factors)('%s.%s changes a calculator’s price', (group, name, value) => {
  const before = JSON.stringify(answers())
  applySettings({ [group]: { [name]: typeof value === 'number' ? value + 5 : '9 days' } })
  expect(JSON.stringify(answers())).not.toBe(before)
})

it('a price is the base price times its factors, rounded once', () => {
  applySettings({
    labelFactors: { qrPercent: 125, vinylPercent: 85 },
    floorFactors: { gritPercent: 205 },
    muralFactors: { largeOverFeet: 50, largePercent: 95 },
    packagingFactors: { largeOverMm: 100, largePercent: 110 },
    yardSignBreaks: { first: 5, second: 20, third: 60 },
  })
  // 15 cents × 1.25 × 0.85 × 0.9 is 14.34375 cents.
  const price = fillCalculator(labelCalculator, { type: 'qr', material: 'vinyl', quantity: '1000' }).price
  expect(price).toMatchObject({ totalCents: 143_44, each: 'CA$0.143' })
  expect(
    fillCalculator(floorGraphicsCalculator, { material: 'grit', wide: '100', pictograms: '0', words: '0' })
      .price,
  ).toMatchObject({
    totalCents: 1_025_00,
  })
  // Of the wall, 50 square feet cost 4.50 each and 46 cost 4.275 each.
  expect(fillCalculator(muralCalculator, { width: '12', height: '8' }).price.totalCents).toBe(421_65)
  expect(fillCalculator(packagingCalculator, { type: 'box', height: '140' }).price.totalCents).toBe(328_90)
  expect(fillCalculator(yardSignCalculator, { quantity: '5' }).price).toMatchObject({
    each: 'CA$29.99',
    nextBreak: { quantity: 25, each: 'CA$24.99' },
  })
})

it('pages show the factors, quantities and days from the settings', () => {
  applySettings({
    labelFactors: { foilPercent: 165 },
    muralFactors: { largeOverFeet: 80, hugePercent: 70 },
    packagingFactors: { boxDays: '6 days', roundsIncluded: 4, largeOverMm: 150 },
    yardSignBreaks: { third: 60 },
  })
  const page = (content: unknown) => JSON.stringify(content)
  expect(page(barcodeComplianceLabels)).toContain('× 1.65')
  expect(page(digitalWallcoveringMurals)).toMatch(
    /Square feet 81 to 250 of a wall cost 10% less, and anything above 30% less/,
  )
  const mockUps = page(prototypePackagingMockups)
  expect(mockUps).toContain('box 6 days')
  expect(mockUps).toContain('4 rounds of changes')
  expect(mockUps).toContain('up to 150 mm')
  expect(page(customYardSigns)).toMatch(/60 for CA\$19\.99 each.*60 or more/)
})
