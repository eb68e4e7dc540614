// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cardCollectionSchema,
  cardListSchema,
  collectionRatingsSchema,
  popularCardsSchema,
  productPicturesSchema,
} from '../../../contract/showcase.ts'
import { collections } from '../../db/schema/catalogue.ts'
import { openSampleApi, type SampleApi } from '../../../tests/setup/sample-api.ts'

let shop: SampleApi
beforeAll(async () => {
  shop = await openSampleApi()
})
afterAll(() => shop.close())

const answerOf = async (address: string): Promise<unknown> => (await shop.app.request(address)).json()

test('GET /api/product-pictures returns the decal, the scene or both of known products', async () => {
  const { decals, scenes } = productPicturesSchema.parse(
    await answerOf(
      '/api/product-pictures?decals=niagara-wolf-badge,nothing-like-it&scenes=niagara-wolf-badge,canoe-portage',
    ),
  )
  expect(Object.keys(decals)).toEqual(['niagara-wolf-badge'])
  expect(Object.keys(scenes).sort()).toEqual(['canoe-portage', 'niagara-wolf-badge'])
  expect(decals['niagara-wolf-badge']?.url).toMatch(/^\/media\/[0-9a-f]+\.svg$/)
  expect(scenes['niagara-wolf-badge']?.url).not.toBe(decals['niagara-wolf-badge']?.url)
})

test('GET /api/product-pictures returns the decal in place of a missing scene', async () => {
  const { decals, scenes } = productPicturesSchema.parse(
    await answerOf('/api/product-pictures?decals=bear-country&scenes=bear-country'),
  )
  expect(scenes).toEqual(decals)
})

test('GET /api/product-pictures refuses more handles than any page shows', async () => {
  const handles = Array.from({ length: 61 }, (_, index) => `h${index}`).join(',')
  expect((await shop.app.request(`/api/product-pictures?decals=${handles}`)).status).toBe(400)
  expect((await shop.app.request(`/api/product-pictures?scenes=${handles}`)).status).toBe(400)
})

test('GET /api/provincial-cards returns available vehicle decals that mention Canada, at most as many as requested', async () => {
  const cards = async (limit: number) =>
    popularCardsSchema.parse(await answerOf(`/api/provincial-cards?limit=${limit}`)).products
  const all = await cards(48)
  const handles = all.map(({ handle }) => handle)
  expect(handles).toContain('canada-is-not-for-sale')
  expect(handles).toContain('saskatchewan-wheat-sky')
  expect(handles).not.toContain('niagara-wolf-badge')
  expect(all.every(({ availableForSale, imageSrc }) => availableForSale && imageSrc !== null)).toBe(true)
  expect(await cards(3)).toEqual(all.slice(0, 3))
})

test('GET /api/collection-ratings marks sample reviews, and returns null for unknown collections', async () => {
  const ratings = collectionRatingsSchema.parse(
    await answerOf('/api/collection-ratings?handles=outdoor-adventure,nowhere'),
  )
  expect(ratings['nowhere']).toBeNull()
  expect(ratings['outdoor-adventure']).toMatchObject({ sample: true })
  expect(ratings['outdoor-adventure']?.count).toBeGreaterThan(0)
})

const subcategoriesOf = async (handle: string) =>
  cardCollectionSchema.parse(await answerOf(`/api/collections/${handle}?view=card&limit=1`)).subcategories

test('GET /api/collections/{id} returns the subcategories of a menu category, each with its own collection', async () => {
  const subcategories = await subcategoriesOf('boat-decals-graphics')
  expect(subcategories.map(({ url }) => url)).toContain('/collection/fishing-boat-decals')
  expect(new Set(subcategories.map(({ url }) => url)).size).toBe(subcategories.length)
  expect(subcategories.every(({ description, imageSrc }) => description !== '' && imageSrc !== null)).toBe(
    true,
  )
  expect(await subcategoriesOf('fishing-boat-decals')).toEqual([])
})

test('GET /api/collections/{id} returns the fallback link for a subcategory that is missing from the catalogue', async () => {
  await shop.db.delete(collections).where(eq(collections.handle, 'cast-vinyl'))
  const [first, second] = await subcategoriesOf('shop-by-material')
  expect(first).toEqual({
    name: 'Cast Vinyl',
    url: '/collection/vehicle-decals',
    description: '',
    imageSrc: null,
  })
  expect(second?.url).toBe('/collection/calendered-vinyl')
})

test.each([
  ['/api/products?view=card&limit=2', cardListSchema],
  ['/api/products/popular?view=card', popularCardsSchema],
  ['/api/collections/vehicle-decals?view=card&limit=2', cardCollectionSchema],
])('GET %s omits the fields that a card does not show', async (address, schema) => {
  const answer = await answerOf(address)
  expect(schema.parse(answer).products.length).toBeGreaterThan(0)
  expect(answer).not.toHaveProperty('products.0.description')
})
