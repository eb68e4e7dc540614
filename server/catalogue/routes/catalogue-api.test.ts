// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectionPageSchema, collectionsSchema } from '../../../contract/collection.ts'
import { popularProductsSchema, productListSchema, productSchema } from '../../../contract/product.ts'
import { recommendationSchema } from '../../../contract/recommendation.ts'
import { expectProblem } from '../../../tests/fixtures/expect-problem.ts'
import { openSampleApi, type SampleApi } from '../../../tests/setup/sample-api.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import { loadSampleShop } from '../../sample-shop/load-sample-shop.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { orders } from '../../db/schema/orders.ts'

let shop: SampleApi
beforeAll(async () => {
  shop = await openSampleApi()
})
afterAll(() => shop.close())

const get = async (address: string, headers: Record<string, string> = {}) =>
  shop.app.request(address, { headers })
const list = async (query: string) =>
  productListSchema.parse(await (await get(`/api/products${query}`)).json())

describe('the sample shop', () => {
  it('is loaded once', async () => {
    expect(await loadSampleShop(shop.db, shop)).toBe(false)
    const rows = await shop.db.select().from(orders)
    expect(rows.length).toBeGreaterThanOrEqual(300)
    expect(
      rows.every(({ sample, totalCents, number }) => sample && totalCents > 0 && number.startsWith('ND-')),
    ).toBe(true)
  })
})

describe('the API', () => {
  const PRODUCT =
    'id title handle description vendor imageSrc imageAlt images price compareAtPrice currencyCode availableForSale tags variantId variants'

  it("returns a product, its pictures and variants in the specification's format", async () => {
    const product = productSchema.parse(await (await get('/api/products/canada-is-not-for-sale')).json())
    expect(Object.keys(product)).toEqual(expect.arrayContaining(PRODUCT.split(' ')))
    expect(product.currencyCode).toBe('CAD')
    expect(Object.keys(product.images[0] ?? {})).toEqual(expect.arrayContaining(['url', 'altText']))
    const fields = ['id', 'title', 'price', 'currencyCode', 'availableForSale']
    expect(Object.keys(product.variants[0] ?? {})).toEqual(expect.arrayContaining(fields))
  })

  it('includes the picture of a variant among those of its product, once', async () => {
    const before = productSchema.parse(await (await get('/api/products/canoe-portage')).json())
    const [first, second, third] = before.variants
    const other = '/media/0123456789abcdef0123456789abcdef.svg'
    const give = (id: string | undefined, imageSrc: string) =>
      shop.db
        .update(variants)
        .set({ imageSrc })
        .where(eq(variants.id, parseNumericGid(id ?? '', 'ProductVariant') ?? 0))
    await give(first?.id, before.imageSrc ?? '')
    await give(second?.id, other)
    await give(third?.id, other)
    const after = productSchema.parse(await (await get('/api/products/canoe-portage')).json())
    expect(after.images.map(({ url }) => url)).toEqual([...before.images.map(({ url }) => url), other])
    expect(after.variants.slice(0, 3).map(({ image }) => image?.url)).toEqual([before.imageSrc, other, other])
    expect(after.imageSrc).toBe(before.imageSrc)
  })

  it('returns a collection together with its products', async () => {
    const answer = await get('/api/collections/boat-decals-graphics')
    const { collection, products } = collectionPageSchema.parse(await answer.json())
    const fields = ['title', 'handle', 'description', 'imageSrc']
    expect(Object.keys(collection)).toEqual(expect.arrayContaining(fields))
    expect(products.length).toBeGreaterThan(3)
  })

  it("returns a recommendation's confidence and number of purchases", async () => {
    const items = recommendationSchema
      .array()
      .parse(await (await get('/api/recommendations?tags=boat')).json())
    const fields = 'id handle title price images tags confidence purchaseCount'.split(' ')
    expect(Object.keys(items[0] ?? {})).toEqual(expect.arrayContaining(fields))
  })
})

describe('GET /api/products', () => {
  it('returns 48 products and the total', async () => {
    const page = await list('')
    expect(page.products).toHaveLength(48)
    expect(page.total).toBeGreaterThanOrEqual(96)
  })

  it.each(['featured', 'price-low', 'price-high', 'newest'])(
    'returns every product once when sorted by %s, page by page',
    async (sort) => {
      const { products: all, total } = await list(`?sort=${sort}&limit=250`)
      const paged: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          `?sort=${sort}&limit=17${cursor && `&cursor=${cursor}`}`,
        )
        paged.push(...page.products.map(({ handle }) => handle))
        cursor = page.nextCursor
      }
      expect(paged).toHaveLength(total)
      expect(new Set(paged).size).toBe(total)
      expect(paged.slice(0, all.length)).toEqual(all.map(({ handle }) => handle))
      const prices = all.map(({ price }) => Number(price))
      if (sort === 'price-low') expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      if (sort === 'price-high') expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    },
  )

  it('searches title, vendor, type and tags, and completes the last word', async () => {
    const { products } = await list('?q=Howling%20wol')
    expect(products[0]?.handle).toBe('niagara-wolf-badge')
    expect((await list('?q=nosuchword')).total).toBe(0)
  })

  it('stays within a collection', async () => {
    const { products } = await list('?collection=gaming&limit=250')
    expect(products.length).toBeGreaterThan(0)
    expect(products.every(({ tags }) => tags.includes('gaming'))).toBe(true)
  })

  it.each([
    'sort=random',
    'sort=price%20desc;drop',
    'limit=NaN',
    'limit=0',
    'limit=251',
    'limit=1.5',
    'limit=1e2',
    'sort=newest&sort=newest',
    `q=${'x'.repeat(300)}`,
  ])('refuses %s', async (query) =>
    expectProblem(await get(`/api/products?${query}`), 400, 'invalid-parameter'),
  )

  it.each([
    'x',
    'W10',
    Buffer.from('["featured",1,1]').toString('base64url'),
    Buffer.from('["newest",1,1,1]').toString('base64url'),
    Buffer.from('["featured",1,"1;drop",1]').toString('base64url'),
  ])('refuses the cursor %s', async (cursor) =>
    expectProblem(await get(`/api/products?cursor=${cursor}`), 400, 'bad-cursor'),
  )

  it.each(["' or 1=1 --", '\'":*&|!()<->', '%00', 'a\\', '&&', '漢字', '😀', '%zz', "l'été"])(
    'answers the search %s',
    async (q) => {
      expect((await get(`/api/products?q=${encodeURIComponent(q)}`)).status).toBe(200)
      expect((await get(`/api/products?q=${q.replace('#', '')}`)).status).toBeLessThan(500)
    },
  )
})

describe('GET /api/products/{id}', () => {
  it('accepts handle, number and gid, raw and encoded', async () => {
    const product = productSchema.parse(await (await get('/api/products/niagara-wolf-badge')).json())
    const number = product.id.split('/').at(-1)
    for (const reference of [number, product.id, encodeURIComponent(product.id)]) {
      const again = productSchema.parse(await (await get(`/api/products/${reference}`)).json())
      expect(again).toEqual(product)
    }
    expect(product.variants.find(({ id }) => id === product.variantId)?.price).toBe(product.price)
    expect(product.imageSrc).toMatch(/^\/media\/[0-9a-f]{32}\.svg$/)
  })

  it.each([
    'nothing',
    '..%2f..%2fetc',
    '%zz',
    '%00',
    '999999999',
    '99999999999999999999',
    "x'--",
    'gid://shopify/Collection/1',
    'a/b',
    '%E0%A4%A',
  ])('finds no product %s', async (id) =>
    expectProblem(await get(`/api/products/${id}`), 404, 'product-not-found'),
  )
})

describe("the catalogue's other calls", () => {
  it('GET /api/products/popular returns 12 available products', async () => {
    const { products } = popularProductsSchema.parse(await (await get('/api/products/popular')).json())
    expect(products).toHaveLength(12)
    expect(products.every(({ availableForSale }) => availableForSale)).toBe(true)
  })

  it('GET /api/collections lists them, and each is found with its products', async () => {
    const { collections } = collectionsSchema.parse(await (await get('/api/collections')).json())
    for (const { handle, id } of collections) {
      const page = collectionPageSchema.parse(await (await get(`/api/collections/${handle}?limit=2`)).json())
      expect(page.collection.id).toBe(id)
      expect(page.total).toBeGreaterThan(0)
    }
    await expectProblem(await get('/api/collections/nothing'), 404, 'collection-not-found')
  })

  it('GET /api/recommendations needs a product or tags', async () => {
    const byProduct = await (await get('/api/recommendations?productId=niagara-wolf-badge')).json()
    expect(recommendationSchema.array().parse(byProduct).length).toBeGreaterThan(0)
    const byTags = recommendationSchema
      .array()
      .parse(await (await get("/api/recommendations?tags=gaming,'--")).json())
    expect(byTags.every(({ tags, confidence }) => tags.includes('gaming') && confidence === 0)).toBe(true)
    await expectProblem(await get('/api/recommendations'), 400, 'invalid-parameter')
    await expectProblem(await get('/api/recommendations?productId=%00'), 404, 'product-not-found')
  })

  it('return 304 while the catalogue has not changed', async () => {
    const first = await get('/api/products')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\//)
    expect((await get('/api/products', { 'if-none-match': etag })).status).toBe(304)
  })

  it('are described by one OpenAPI document and a page without scripts', async () => {
    const document: unknown = await (await get('/api/openapi.json')).json()
    expect(document).toHaveProperty(['paths', '/api/products/{id}', 'get'])
    const page = await (await get('/api/docs')).text()
    expect(page).toContain('GET /api/collections/{id}')
    expect(page).not.toContain('<script')
  })
})
