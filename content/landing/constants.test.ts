import { describe, expect, it } from 'vitest'
import { WASH_RETENTION } from './wash-retention.ts'
import { APPAREL_QUANTITIES } from '../../domain/calculators/apparel.ts'
import { labelCalculator } from '../calculators/labels.ts'
import { LABEL_MATERIALS, LABEL_QUANTITIES, LABEL_TYPES } from '../../domain/calculators/labels.ts'
import { yardSignCalculator } from '../calculators/yard-signs.ts'
import { YARD_SIGN_QUANTITIES } from '../../domain/calculators/yard-signs.ts'
import { ROTATION_MS } from '../../domain/packaging/package-types.ts'
import { artworkFieldCopy } from '../artwork-field.ts'
import { b2bConstruction } from './b2b-construction.ts'
import { barcodeComplianceLabels } from './barcode-compliance-labels.ts'
import { customYardSigns } from './custom-yard-signs.ts'
import type { LandingPage } from './landing-page.ts'
import { prototypePackagingMockups } from './prototype-packaging-mockups.ts'
import { stCatharines } from './st-catharines.ts'
import { warehouseFloorSafetyGraphics } from './warehouse-floor-safety-graphics.ts'

/** Returns the large figures in a page's benefits section, each with its caption. */
const figuresOf = ({ sections }: LandingPage) =>
  sections.flatMap((section) =>
    section.kind === 'benefits'
      ? section.items.flatMap(({ figure, title }) => (figure ? [[figure, title]] : []))
      : [],
  )

describe('section 9 of the specification, yard signs', () => {
  it('are offered as 1, 5, 10, 15, 25, 35, 50, 75 and 100', () => {
    expect(YARD_SIGN_QUANTITIES).toEqual([1, 5, 10, 15, 25, 35, 50, 75, 100])
  })

  it('last 5 years outdoors and 10 years indoors', () => {
    expect(figuresOf(customYardSigns)).toEqual(
      expect.arrayContaining([
        ['5 years', 'Outdoors'],
        ['10 years', 'Indoors'],
      ]),
    )
  })

  it('accept files of at most 10 MB, wherever the page says so', () => {
    const { options = [] } =
      yardSignCalculator.fields['design']?.kind === 'choice' ? yardSignCalculator.fields['design'] : {}
    expect(options[0]?.note).toBe('PNG, JPG, PDF or AI, up to 10 MB')
    expect(JSON.stringify(customYardSigns.sections)).toContain('PNG, JPG, PDF or AI, up to 10 MB.')
    expect(artworkFieldCopy.formats).toMatch(/, up to 10 MB\./)
  })

  it('state their lowest price and the price of a single sign', () => {
    const { title, description, hero } = customYardSigns
    expect(title).toContain('from CA$19.99')
    expect(description).toContain('One for CA$34.99, fifty for CA$19.99 each')
    expect(hero.price).toBe('One sign CA$34.99, fifty for CA$19.99 each')
  })
})

describe('section 9 of the specification, labels', () => {
  it('are offered as 500, 1,000, 2,500, 5,000, 10,000 and 25,000', () => {
    expect(LABEL_QUANTITIES).toEqual([500, 1_000, 2_500, 5_000, 10_000, 25_000])
  })

  it('cost from CA$0.050, the lowest possible price', () => {
    const prices = Object.keys(LABEL_TYPES).flatMap((type) =>
      Object.keys(LABEL_MATERIALS).flatMap((material) =>
        LABEL_QUANTITIES.map((quantity) => {
          const asked = labelCalculator.ask({ type, material, quantity: String(quantity) })
          return asked.ok ? asked.price.each : ''
        }),
      ),
    )
    expect(prices.toSorted()[0]).toBe('CA$0.050')
    expect(barcodeComplianceLabels.hero.price).toBe('From CA$0.050 per label')
    expect(barcodeComplianceLabels.description).toContain('from 500 pieces')
  })
})

describe('section 9 of the specification, apparel', () => {
  it('is offered as 25, 50, 100, 200, 500 and 1,000', () => {
    expect(APPAREL_QUANTITIES).toEqual([25, 50, 100, 200, 500, 1_000])
  })

  it('keeps 100, 98, 95, 90, 85 and 80 percent of its colour after 0, 10, 25, 50, 75 and 100 washes', () => {
    expect(WASH_RETENTION.map(({ cycles, percent }) => [cycles, percent])).toEqual([
      [0, 100],
      [10, 98],
      [25, 95],
      [50, 90],
      [75, 85],
      [100, 80],
    ])
  })
})

describe('section 9 of the specification, packaging', () => {
  const { sections, title, hero } = prototypePackagingMockups

  it('has four steps of 24 hours, 2-3 days, 1 day and 1-2 days', () => {
    const steps = sections.flatMap((section) => (section.kind === 'steps' ? section.steps : []))
    expect(steps.map(({ duration }) => duration)).toEqual(['24 hours', '2-3 days', '1 day', '1-2 days'])
  })

  it('adds up the steps before the approval, and gives the days after it for each type', () => {
    expect(figuresOf(prototypePackagingMockups)).toContainEqual(['5-7 days', 'To your approval'])
    const [table] = sections.flatMap((section) => (section.kind === 'table' ? [section] : []))
    expect(table?.rows.map(([name, , price, days]) => [name, price, days])).toEqual([
      ['Box', 'CA$299.00', '3-5 days'],
      ['Bottle', 'CA$399.00', '5-7 days'],
      ['Bag', 'CA$249.00', '2-4 days'],
      ['Label', 'CA$199.00', '1-3 days'],
    ])
    expect(JSON.stringify(sections)).toContain(
      'After that: label 1-3 days, bag 2-4 days, box 3-5 days, bottle 5-7 days.',
    )
  })

  it('costs from 199 as a label and 299 as a box', () => {
    expect(title).toMatch(/from CA\$199$/)
    expect(hero.price).toBe('Labels from CA$199, boxes from CA$299')
  })

  it('turns a package around once in two seconds', () => {
    expect(ROTATION_MS).toBe(2_000)
  })
})

it('the page for floor graphics states the lowest price per metre, and the minimum order', () => {
  expect(warehouseFloorSafetyGraphics.hero.price).toBe('From CA$3.50 per metre of line; minimum order CA$60')
})

describe('section 9 of the specification, construction and service', () => {
  it('sells the starter pack at $199, regular $299, save $100', () => {
    expect(b2bConstruction.hero.price).toBe('Starter pack CA$199 (regular CA$299, save CA$100)')
    expect(b2bConstruction.description).toContain('Starter pack CA$199 instead of CA$299.')
  })

  it('promises a reply within 2 hours, and says that these are business hours', () => {
    expect(b2bConstruction.description).toContain('within 2 business hours')
    expect(b2bConstruction.hero.figures).toContainEqual({
      value: '2 h',
      label: 'response time, in business hours',
    })
    for (const page of [b2bConstruction, stCatharines])
      expect(JSON.stringify(page)).toContain('within two business hours')
  })

  it('has a 3-year warranty', () => {
    expect(b2bConstruction.hero.figures).toContainEqual({
      value: '3 years',
      label: 'warranty on print and film',
    })
  })
})
