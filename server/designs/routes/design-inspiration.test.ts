import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { designListSchema, type Inspiration, inspirationListSchema } from '../../../contract/design.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const generate = (of: TestVisitor, request: object) =>
  of.send('POST', '/api/design-inspiration/generate', request)

async function inspire(of: TestVisitor, request: object): Promise<Inspiration[]> {
  const response = await generate(of, request)
  expect(response.status).toBe(200)
  return inspirationListSchema.parse(await response.json())
}

const about = (designs: readonly Inspiration[], words: RegExp) =>
  designs.filter(({ concept, description }) => words.test(`${concept} ${description}`))

describe('POST /api/design-inspiration/generate', () => {
  it('returns at least four designs that belong to the visitor, each with a picture', async () => {
    const kim = shop.visitor()
    const designs = await inspire(kim, { interests: 'fishing', application: 'boat' })
    expect(designs.length).toBeGreaterThanOrEqual(4)
    for (const { concept, description, tags, colorPalette, imageUrl, style } of designs) {
      expect(concept).not.toBe('')
      expect(description).toContain(style === 'modern' ? 'Modern' : '')
      expect(tags).toContain('boat')
      // A decal in a single colour has a palette of one colour, so the test can't require two colours.
      expect(colorPalette.length).toBeGreaterThanOrEqual(1)
      for (const colour of colorPalette) expect(colour).toMatch(/^#[\da-f]{6}$/i)
      expect((await kim.get(imageUrl)).status).toBe(200)
      expect((await shop.visitor().get(imageUrl)).status).toBe(404)
    }
    expect(about(designs, /fish/i)).toHaveLength(designs.length)
    const own = designListSchema.parse(await (await kim.get('/api/designs')).json()).designs
    expect(own.map(({ id }) => id).toSorted()).toEqual(designs.map(({ id }) => id).toSorted())
  })

  it('draws every interest', async () => {
    const kim = shop.visitor()
    const designs = await inspire(kim, { interests: 'hockey, coffee and wolves', mood: 'fun' })
    expect(designs.length).toBeGreaterThanOrEqual(4)
    const own = designListSchema.parse(await (await kim.get('/api/designs')).json()).designs
    expect(new Set(own.map(({ prompt }) => prompt))).toEqual(
      new Set(['hockey', 'coffee', 'wolves'].map((interest) => `${interest}, in orange and pink`)),
    )
    expect(own.every(({ motif }) => motif !== null)).toBe(true)
  })

  it.each([
    ['minimal', 'minimalist'],
    ['artistic', 'graffiti'],
    ['vintage', 'vintage'],
  ])('draws the style %s as %s', async (asked, drawn) => {
    const designs = await inspire(shop.visitor(), { interests: 'wolf', style: asked })
    expect(new Set(designs.map(({ style }) => style))).toEqual(new Set([drawn]))
  })

  it('skips interests that are never drawn, and says so if nothing is left', async () => {
    const some = await inspire(shop.visitor(), { interests: 'fishing, cocaine' })
    expect(about(some, /fish/i)).toHaveLength(some.length)
    expect(some.length).toBeGreaterThanOrEqual(4)
    const none = await generate(shop.visitor(), { interests: 'cocaine' })
    expect(none.status).toBe(422)
    expect(await none.json()).toMatchObject({ code: expect.any(String), detail: expect.any(String) })
  })

  it.each([
    ['no interests', {}],
    ['blank interests', { interests: '   ' }],
    ['an unknown style', { interests: 'wolf', style: 'baroque' }],
  ])('refuses %s', async (_, request) => {
    expect((await generate(shop.visitor(), request)).status).toBe(422)
  })
})
