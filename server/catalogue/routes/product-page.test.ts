// Runs on both databases.
import { eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { setSignedCookie } from 'hono/cookie'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryEstimateSchema } from '../../../contract/delivery-estimate.ts'
import { productSchema } from '../../../contract/product.ts'
import { recommendationSchema } from '../../../contract/recommendation.ts'
import { popularCardsSchema } from '../../../contract/showcase.ts'
import { expectProblem } from '../../../tests/fixtures/expect-problem.ts'
import { addOrder } from '../../../tests/fixtures/purchases.ts'
import { openStorefrontShop, type StorefrontShop } from '../../../tests/setup/storefront-shop.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { orders } from '../../db/schema/orders.ts'
import { countOrderForRecommendations } from '../../recommendations/count-order.ts'
import { clearShopTotals } from '../../recommendations/shop-totals.ts'

let shop: StorefrontShop
const ids = { wolf: 0, boat: 0, truck: 0, bass: 0, lake: 0, pdf: 0 }
const variantOf: Record<string, string> = {}

beforeAll(async () => {
  shop = await openStorefrontShop()
  for (const name of ['wolf', 'boat', 'truck', 'bass', 'lake', 'pdf'] as const) {
    const made = await shop.addProduct({ title: name, priceCents: 2_000 })
    ids[name] = made.productId
    variantOf[name] = made.variantIds[0] ?? ''
  }
  await shop.db.update(variants).set({ requiresShipping: false }).where(eq(variants.productId, ids.pdf))
  for (const basket of [
    [ids.wolf, ids.boat],
    [ids.wolf, ids.boat],
    [ids.wolf, ids.truck],
    [ids.bass, ids.truck],
    [ids.bass, ids.lake],
    [ids.bass, ids.lake],
  ])
    await order(basket)
  clearShopTotals(shop.db)
})
afterAll(() => shop.close())

async function order(basket: number[], visitorHash: string | null = null, status = 'paid') {
  const id = await addOrder(shop.db, basket, new Date())
  await shop.db.update(orders).set({ visitorHash, status }).where(eq(orders.id, id))
  if (visitorHash === null)
    await shop.db.transaction((tx) =>
      countOrderForRecommendations(tx, { id, placedAt: new Date(), productIds: basket }),
    )
}

async function visitor(name: string) {
  const app = new Hono()
  app.get('/', async (c) => {
    await setSignedCookie(c, 'vid', name, shop.deps.visitorSecret, { path: '/' })
    return c.body(null)
  })
  const [cookie = ''] = (await app.request('/')).headers.getSetCookie()[0]?.split(';') ?? []
  return { cookie, hash: createHash('sha256').update(`visitor:${name}`).digest('hex') }
}

const get = async (address: string, headers: Record<string, string> = {}) =>
  shop.app.request(`http://shop.test${address}`, { headers })
const recommended = async (query: string, headers: Record<string, string> = {}) => {
  const answer = await get(`/api/recommendations?productId=wolf${query}`, headers)
  expect(answer.status).toBe(200)
  const found = recommendationSchema.array().parse(await answer.json())
  return { answer, handles: found.map(({ handle }) => handle), found }
}

describe('GET /api/recommendations', () => {
  it('returns the same to everyone without a history, in a response that can be cached', async () => {
    const { answer, handles, found } = await recommended('')
    expect(handles).toEqual(['boat', 'truck'])
    expect(found[0]?.purchaseCount).toBe(2)
    expect(answer.headers.get('cache-control')).toContain('public')
    expect(answer.headers.get('vary')).toContain('Cookie')
  })

  it('also uses the browser’s viewing history, in a response that isn’t cached', async () => {
    const { answer, handles } = await recommended(`&viewed=${ids.bass}`)
    expect(handles).toContain('lake')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('etag')).toBeNull()
  })

  it("uses this visitor's purchases, and leaves those products out", async () => {
    const { cookie, hash } = await visitor('buyer')
    await order([ids.bass], hash)
    const { answer, handles } = await recommended('', { cookie })
    expect(handles).toContain('lake')
    expect(handles).not.toContain('bass')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it("ignores others' orders, and cancelled ones", async () => {
    const { cookie, hash } = await visitor('regretful')
    await order([ids.bass], hash, 'cancelled')
    expect((await recommended('', { cookie })).handles).toEqual(['boat', 'truck'])
    expect((await recommended('', { cookie: 'vid=forged.signature' })).handles).toEqual(['boat', 'truck'])
  })

  it('never returns one visitor’s response to another from a cache', async () => {
    const etag = (await recommended('')).answer.headers.get('etag') ?? ''
    const { cookie } = await visitor('buyer')
    expect((await recommended('', { cookie, 'if-none-match': etag })).answer.status).toBe(200)
  })

  it('is empty if nothing goes with the product; the page then shows popular ones', async () => {
    expect(await (await get('/api/recommendations?productId=pdf')).json()).toEqual([])
  })

  it('accepts a history only of numbers, and no longer than a browser keeps', async () => {
    const many = Array.from({ length: 13 }, (_, index) => index + 1).join(',')
    await expectProblem(
      await get(`/api/recommendations?productId=wolf&viewed=${many}`),
      400,
      'invalid-parameter',
    )
    await expectProblem(
      await get(`/api/recommendations?productId=wolf&viewed=${'1'.repeat(301)}`),
      400,
      'invalid-parameter',
    )
    const odd = encodeURIComponent("1' or 1=1--,-4,999999999,NaN,1e9")
    expect((await recommended(`&viewed=${odd}`)).handles).toEqual(['boat', 'truck'])
  })
})

describe('GET /api/recently-viewed', () => {
  it('returns the products in the requested order, each once, as they are now', async () => {
    const answer = await get(`/api/recently-viewed?products=${ids.boat},${ids.wolf},${ids.boat},999999`)
    const { products: found } = popularCardsSchema.parse(await answer.json())
    expect(found.map(({ handle }) => handle)).toEqual(['boat', 'wolf'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('leaves out products that are no longer on sale', async () => {
    await shop.db.update(products).set({ published: false }).where(eq(products.id, ids.lake))
    const answer = await get(`/api/recently-viewed?products=${ids.lake},${ids.wolf}`)
    const { products: found } = popularCardsSchema.parse(await answer.json())
    expect(found.map(({ handle }) => handle)).toEqual(['wolf'])
    await shop.db.update(products).set({ published: true }).where(eq(products.id, ids.lake))
  })

  it.each(['', 'abc', "1'--x", Array.from({ length: 13 }, (_, index) => index + 1).join(',')])(
    'refuses "%s"',
    async (list) => {
      const answer = await get(`/api/recently-viewed?products=${encodeURIComponent(list)}`)
      await expectProblem(answer, 400, 'invalid-parameter')
    },
  )
})

describe('GET /api/delivery-estimate', () => {
  const estimate = async (postalCode: string, quantity = 1, name = 'wolf') => {
    const answer = await get(
      `/api/delivery-estimate?${new URLSearchParams({ postalCode, variant: variantOf[name] ?? '', quantity: String(quantity) })}`,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    return deliveryEstimateSchema.parse(await answer.json())
  }

  it.each([
    ['l2r3m3', 'L2R 3M3', 'regional', '6.99'],
    ['H2X 1Y4', 'H2X 1Y4', 'canada', '9.99'],
    ['14301', '14301', 'usa', '16.99'],
  ])('%s is %s, and a parcel is sent there by %s for %s', async (typed, postalCode, method, price) => {
    const found = await estimate(typed)
    expect(found.postalCode).toBe(postalCode)
    expect(found.options[0]).toMatchObject({ method, price, freeBecause: null })
    expect(found.options[0]?.earliest ?? '').toMatch(/^20/)
    expect(found.options[1]).toMatchObject({ method: 'pickup', price: '0.00', earliest: null })
  })

  it('is free within Canada over $75, as at checkout, and not below', async () => {
    expect((await estimate('H2X 1Y4', 4)).options[0]).toMatchObject({ price: '0.00', freeBecause: 'over-75' })
    expect((await estimate('H2X 1Y4', 3)).options[0]).toMatchObject({ price: '9.99', freeBecause: null })
    expect((await estimate('14301', 9)).options[0]).toMatchObject({ price: '16.99', freeBecause: null })
  })

  it('counts the weight: above the ceiling nothing is free, and prices follow the steps', async () => {
    const heavy = eq(variants.productId, ids.lake)
    await shop.db.update(variants).set({ grams: 6_000 }).where(heavy)
    const first = async (postalCode: string, quantity: number) =>
      (await estimate(postalCode, quantity, 'lake')).options[0]
    expect(await first('H2X 1Y4', 3)).toMatchObject({ price: '9.99' })
    expect(await first('H2X 1Y4', 4)).toMatchObject({ price: '49.99', freeBecause: null })
    expect(await first('14301', 1)).toMatchObject({ price: '39.99' })
    await shop.db.update(variants).set({ grams: 0 }).where(heavy)
  })

  it('for a digital file it’s a download, wherever the buyer lives', async () => {
    const found = await estimate('14301', 1, 'pdf')
    expect(found.options.map(({ method }) => method)).toEqual(['download'])
  })

  it('the page of a product knows its weight, and that a file has none', async () => {
    await shop.db
      .update(variants)
      .set({ grams: 900 })
      .where(inArray(variants.productId, [ids.truck, ids.pdf]))
    const gramsOf = async (name: string) => {
      const { variants: sold } = productSchema.parse(await (await get(`/api/products/${name}`)).json())
      return sold.map(({ grams }) => grams)
    }
    expect(await gramsOf('truck')).toEqual([900])
    expect(await gramsOf('pdf')).toEqual([0])
  })

  it('refuses invalid postal codes, variants and quantities', async () => {
    const ask = (query: Record<string, string>) =>
      get(
        `/api/delivery-estimate?${new URLSearchParams({ postalCode: 'L2R 3M3', variant: variantOf['wolf'] ?? '', ...query })}`,
      )
    await expectProblem(await ask({ postalCode: 'SW1A 1AA' }), 422, 'invalid-postal-code')
    await expectProblem(await ask({ postalCode: 'x'.repeat(33) }), 400, 'invalid-parameter')
    await expectProblem(await ask({ variant: '999999' }), 404, 'variant-not-found')
    await expectProblem(await ask({ variant: "1' or 1=1" }), 404, 'variant-not-found')
    for (const quantity of ['0', '-1', '1.5', 'NaN', '10000'])
      await expectProblem(await ask({ quantity }), 400, 'invalid-parameter')
  })
})
