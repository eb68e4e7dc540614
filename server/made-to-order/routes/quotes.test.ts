// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeDecalPrice } from '../../../content/decal-price-parts.ts'
import { parseDecimal } from '../../../domain/money.ts'
import { priceDecal } from '../../../domain/pricing/decal-price.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { requestQuote, QUOTE_REQUEST, quoteDecal, createDesign } from '../../../tests/setup/decal-calls.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

describe('POST /api/quotes/decal', () => {
  it('computes the price by the shop’s rules, from the height of the drawing', async () => {
    const kim = shop.visitor()
    const design = await createDesign(kim)
    const quoted = await quoteDecal(kim, { designId: design.id })
    expect(quoted).toMatchObject({ quantity: 25, widthMm: 100, currencyCode: 'CAD' })
    expect(quoted.heightMm).toBeCloseTo(design.heightMm, 0)
    const price = priceDecal({ ...QUOTE_REQUEST, heightMm: quoted.heightMm })
    expect(price.ok && parseDecimal(quoted.price)).toBe(price.ok && price.totalCents)
    expect(price.ok && quoted.reasons).toEqual(price.ok && describeDecalPrice(price.parts))
    expect(quoted.nextBreak).toMatchObject({ quantity: 50 })
    expect(quoted.merchandiseId).toMatch(/^gid:\/\/shopify\/ProductVariant\/\d{16}$/)
  })

  it('ignores a price, total or currency in the request', async () => {
    const kim = shop.visitor()
    const design = await createDesign(kim)
    const honest = await quoteDecal(kim, { designId: design.id })
    const cheat = { price: '0.01', priceCents: 1, total: 1, each: '0.00', currencyCode: 'XTS', heightMm: 1 }
    expect(await quoteDecal(kim, { designId: design.id, ...cheat })).toEqual(honest)
  })

  it('returns the same merchandise for the same request, even when it is repeated at once', async () => {
    const kim = shop.visitor()
    const { id: designId } = await createDesign(kim)
    const all = await Promise.all(Array.from({ length: 8 }, () => quoteDecal(kim, { designId })))
    expect(new Set(all.map(({ merchandiseId }) => merchandiseId)).size).toBe(1)
    const others = await Promise.all(
      [
        { widthMm: 110 },
        { quantity: 26 },
        { material: 'everyday' },
        { finish: 'matte' },
        { cut: 'through' },
      ].map((other) => quoteDecal(kim, { designId, ...other })),
    )
    expect(new Set([...all, ...others].map(({ merchandiseId }) => merchandiseId)).size).toBe(6)
  })

  it.each([
    ['no quantity', { quantity: 0 }],
    ['half a piece', { quantity: 1.5 }],
    ['a quantity in words', { quantity: '2' }],
    ['more than can be made', { quantity: 5_001 }],
    ['a width of nothing', { widthMm: 0 }],
    ['a width beyond the roll', { widthMm: 1_201 }],
    ['an unknown vinyl', { material: 'gold' }],
    ['neither design nor artwork', { designId: undefined }],
    ['both', { artworkId: 'A'.repeat(22) }],
  ])('refuses %s', async (_, question) => {
    const kim = shop.visitor()
    const { id: designId } = await createDesign(kim)
    expect((await requestQuote(kim, { designId, ...question })).status).toBe(422)
  })

  it('refuses another visitor’s design', async () => {
    const { id: designId } = await createDesign(shop.visitor())
    const other = shop.visitor()
    await createDesign(other)
    const foreign = await requestQuote(other, { designId })
    const never = await requestQuote(other, { designId: 'A'.repeat(22) })
    expect([foreign.status, never.status]).toEqual([404, 404])
    expect(await foreign.text()).toBe(await never.text())
  })
})
