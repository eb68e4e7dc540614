// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsAuditSchema } from '../../../contract/operator/claims-audit.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { products } from '../../db/schema/catalogue.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  const onSale = { availableForSale: true, descriptionSafeHtml: '<p>Rated for 88 years outdoors.</p>' }
  await shop.db.insert(products).values([
    { ...onSale, handle: 'eternal', title: 'Eternal decal' },
    { ...onSale, handle: 'draft', title: 'Not on sale', status: 'draft' },
  ])
})
afterAll(() => shop.close())

describe('GET /api/operator/truth', () => {
  it('compares a product’s claims with those of the pages and the checkout, and says where each is shown', async () => {
    const boss = await shop.operator()
    const { groups, texts } = claimsAuditSchema.parse(await (await boss.get('/api/operator/truth')).json())
    expect(texts).toBeGreaterThan(40)
    const durability = groups.find(({ kind, about }) => kind === 'durability' && about === 'decals outdoors')
    expect(durability?.contradicts).toBe(true)
    const eternal = durability?.values.find(({ value }) => value === '88 years')
    expect(eternal?.places).toEqual([
      {
        title: 'Eternal decal',
        path: '/product/eternal',
        file: null,
        editPath: '/operator/products/eternal',
        quote: 'Rated for 88 years outdoors.',
      },
    ])
    const free = groups.find(({ kind, about }) => kind === 'free-shipping' && about === 'without a code')
    const places = free?.values.flatMap((value) => value.places) ?? []
    expect(places.map(({ file }) => file)).toContain('domain/checkout/free-shipping-offers.ts')
    expect(places.some(({ file }) => file?.startsWith('content/'))).toBe(true)
  })

  it('names each place after its page, and links to where its text is changed', async () => {
    const boss = await shop.operator()
    const { groups } = claimsAuditSchema.parse(await (await boss.get('/api/operator/truth')).json())
    const places = groups.flatMap(({ values }) => values.flatMap((value) => value.places))
    const findPlace = (file: string) => places.find((place) => place.file === file)
    expect(findPlace('content/home.ts')).toMatchObject({
      title: 'Home',
      editPath: '/operator/texts/sections/home',
    })
    expect(findPlace('content/landing/texas-decals.ts')).toMatchObject({
      title: 'Texas Decals',
      editPath: '/operator/texts/sections/texas-decals',
    })
    expect(findPlace('content/contact.ts')).toMatchObject({ title: 'Contact', editPath: null })
    expect(findPlace('domain/checkout/shipping.ts')?.editPath).toBe('/operator/settings/shipping')
    expect(places.filter(({ title }) => /^content\/|\.ts$/.test(title))).toEqual([])
  })
})
