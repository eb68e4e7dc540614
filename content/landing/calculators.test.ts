import { expect, it } from 'vitest'
import { yardSignCalculator } from '../calculators/yard-signs.ts'
import { listCalculatorsOnPage, calculators } from './calculators.ts'
import { customYardSigns } from './custom-yard-signs.ts'
import type { LandingPage } from './landing-page.ts'

const { image: _image, ...unpictured } = yardSignCalculator
const { primary, title, text } = customYardSigns.hero
const section = { kind: 'calculator', title: 'Price', calculator: unpictured } as const
const page = { ...customYardSigns, sections: [section] } satisfies LandingPage

it('a calculator keeps its own picture', () => {
  expect(listCalculatorsOnPage(customYardSigns)).toMatchObject([
    { kind: 'yard-signs', image: '/made-to-order/yard-signs.svg' },
  ])
})

it('a calculator without a picture shows the drawing at the top of its page', () => {
  expect(listCalculatorsOnPage(page)).toMatchObject([
    { kind: 'yard-signs', image: '/landing/yard-signs.svg' },
  ])
})

it('a calculator without a picture is refused on a page without a drawing', () => {
  const art = { kind: 'product', handle: 'maple-leaf', show: 'decal' } as const
  const hero = { kind: 'banner', primary, title, text, art } as const
  expect(() => listCalculatorsOnPage({ ...page, hero })).toThrow(
    '/collection/custom-yard-signs has no drawing, and its calculator has no image',
  )
})

it.each(calculators.map((calculator) => [calculator.kind, calculator] as const))(
  '%s says what the print room needs, and has a hint below its text field',
  (_, { fields, needs }) => {
    expect(needs).toMatch(/\.$/)
    expect(Object.values(fields).find(({ kind }) => kind === 'words')?.hint).toMatch(/\.$/)
  },
)
