// Runs on both databases.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { presenceSchema, socialProofSchema } from '../../../contract/social-proof.ts'
import { addRefund, addSale, cancelSale, deleteSales, type TestSale } from '../../../tests/fixtures/sales.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import {
  collectionProducts,
  collections,
  productImages,
  productListings,
  products,
  variants,
} from '../../db/schema/catalogue.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { rebuildSales } from '../../analytics/rebuild-sales.ts'

const HOUR_MS = 3_600_000

let shop: CheckoutShop
let decals: { id: number; handle: string }[]
beforeAll(async () => {
  shop = await openCheckoutShop()
  for (const stock of [2, 100, 100]) await shop.stockProduct({ stock })
  decals = await shop.db.select({ id: products.id, handle: products.handle }).from(products)
  await shop.db
    .insert(productListings)
    .values(
      decals.map(({ id }) => ({ productId: id, position: id, priceCents: 1_499, words: sql`''::tsvector` })),
    )
})
afterAll(() => shop.close())
beforeEach(async () => {
  await deleteSales(shop.db)
  // Advances the clock, because results are cached for a minute.
  shop.clock.ahead += 61_000
})

const hoursAgo = (hours: number) => new Date(shop.deps.now().getTime() - hours * HOUR_MS)

/** Adds a paid order of one of the decals. By default, the order is 25 hours old. */
async function sell(sale: Partial<TestSale> & { buyer: string }, decal = 0): Promise<number> {
  const id = await addSale(shop.db, { placedAt: hoursAgo(25), cents: 1_499, ...sale })
  const productId = decals[decal]?.id ?? 0
  await shop.db.update(orderLines).set({ productId }).where(eq(orderLines.orderId, id))
  return id
}

const BUYERS = ['ada', 'bo', 'cy', 'di', 'eve']

async function read(of: { product?: string; collection?: string } = {}) {
  await shop.db.transaction(rebuildSales)
  const answer = await shop.visitor().get(`/api/social-proof?${new URLSearchParams(of)}`)
  const text = await answer.text()
  return { text, headers: answer.headers, ...socialProofSchema.parse(JSON.parse(text)) }
}

describe('GET /api/social-proof', () => {
  it('shows the product, the time, and a town that five customers share', async () => {
    for (const buyer of BUYERS) await sell({ buyer, city: 'Welland' })
    const { purchases, sample, headers } = await read()
    expect(sample).toBe(false)
    expect(purchases).toEqual([
      {
        handle: 'decal-1',
        title: 'Decal 1',
        imageSrc: null,
        place: 'Welland',
        ago: { unit: 'day', count: 1 },
      },
    ])
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('names the province that many customers share instead of a single order’s town', async () => {
    for (const buyer of BUYERS) await sell({ buyer, city: 'Thorold', placedAt: hoursAgo(900) })
    await sell({ buyer: 'fay', city: 'Wainfleet' })
    const { purchases, text } = await read()
    expect(purchases.map(({ place }) => place)).toEqual(['Ontario'])
    expect(text).not.toContain('Wainfleet')
  })

  it('counts customers, not orders', async () => {
    for (let order = 0; order < 9; order += 1) await sell({ buyer: 'ada', city: 'Pelham' })
    expect((await read()).purchases).toMatchObject([{ place: null }])
  })

  it('never reveals an order’s name, e-mail, street, postal code, number or exact time', async () => {
    const secret = 'Quixotia'
    for (const buyer of BUYERS) await sell({ buyer: `${buyer}-${secret}`, name: secret, city: 'Welland' })
    const address = {
      firstName: secret,
      lastName: secret,
      company: secret,
      address1: `1 ${secret} Street`,
      address2: secret,
    }
    const place = { city: 'Welland', province: 'ON', country: 'CA', postalCode: `L2R ${secret}` }
    await shop.db.update(orders).set({ address: { ...address, ...place }, note: secret, phone: secret })
    await shop.db
      .update(orderLines)
      .set({ attributes: [{ key: 'Text', value: secret }], variantTitle: secret })
    const { text, purchases } = await read()
    expect(purchases).toHaveLength(1)
    expect(text).not.toContain(secret)
    expect(text).not.toMatch(/\d{4}-\d\d|T\d\d:|@|token|number|orderId/)
  })

  it.each([
    ['a mail', 'ada@example.com'],
    ['a street', '1 King Street'],
  ])('doesn’t accept %s in the city field as a town, however many enter it', async (_, city) => {
    for (const buyer of BUYERS) await sell({ buyer, city })
    const { purchases, text } = await read()
    expect(purchases).toMatchObject([{ place: 'Ontario' }])
    expect(text).not.toContain(city)
  })

  it('omits orders that are cancelled, partly refunded, forgotten, free, too new or too old', async () => {
    await cancelSale(shop.db, await sell({ buyer: 'ada' }, 0))
    await addRefund(shop.db, await sell({ buyer: 'bo' }, 1), 100)
    const forgotten = await sell({ buyer: 'cy' }, 2)
    await shop.db
      .update(orders)
      .set({ forgottenAt: hoursAgo(1) })
      .where(eq(orders.id, forgotten))
    await sell({ buyer: 'di', cents: 0 }, 0)
    await sell({ buyer: 'eve', placedAt: hoursAgo(0.9) }, 1)
    await sell({ buyer: 'fay', placedAt: hoursAgo(14 * 24 + 1) }, 2)
    expect(await read()).toMatchObject({ purchases: [] })
  })

  it('lists only orders of a collection’s products if a collection is named', async () => {
    const [boats] = await shop.db
      .insert(collections)
      .values({ handle: 'boats', title: 'Boats' })
      .returning({ id: collections.id })
    await shop.db
      .insert(collectionProducts)
      .values({ collectionId: boats?.id ?? 0, productId: decals[1]?.id ?? 0, position: 1, priceCents: 1_499 })
    await sell({ buyer: 'ada' }, 0)
    await sell({ buyer: 'bo' }, 1)
    expect((await read()).purchases).toHaveLength(2)
    expect((await read({ collection: 'boats' })).purchases).toMatchObject([{ handle: 'decal-2' }])
    expect((await read({ collection: 'cars' })).purchases).toEqual([])
  })

  it('doesn’t name products that aren’t in the catalogue', async () => {
    await shop.db.delete(productListings).where(eq(productListings.productId, decals[2]?.id ?? 0))
    await sell({ buyer: 'ada' }, 2)
    expect((await read()).purchases).toEqual([])
  })

  it('labels the sample shop’s orders, and shows none of them beside a real one', async () => {
    await sell({ buyer: 'ada', sample: true }, 0)
    expect(await read()).toMatchObject({ sample: true, purchases: [{ handle: 'decal-1' }] })
    shop.clock.ahead += 61_000
    await sell({ buyer: 'bo' }, 1)
    expect(await read()).toMatchObject({ sample: false, purchases: [{ handle: 'decal-2' }] })
  })

  it('reports a product’s low stock, and nothing for variants without counted stock', async () => {
    const [one] = decals
    const of = { product: one?.handle ?? '' }
    const told = await read(of)
    expect(told.lowStock).toMatchObject([{ title: '', level: 'very-low', left: 2 }])
    await shop.db
      .update(variants)
      .set({ stockPolicy: 'continue' })
      .where(eq(variants.productId, one?.id ?? 0))
    expect((await read(of)).lowStock).toEqual([])
    expect((await read({ product: 'nothing-of-this-name' })).lowStock).toEqual([])
  })
})

describe('POST /api/presence', () => {
  const PAGE = '/product/decal-1'
  const beat = async (as: TestVisitor, page = PAGE, more: Record<string, string> = {}) => {
    const answer = await as.send('POST', '/api/presence', { page }, more)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    return presenceSchema.parse(await answer.json()).viewers
  }

  it('counts each browser viewing a page once, for a minute', async () => {
    shop.clock.ahead += 61_000
    const [ada, bo] = [shop.visitor(), shop.visitor()]
    expect(await beat(ada)).toBe(1)
    // A second tab of the same browser doesn't count as another viewer.
    expect(await beat(ada)).toBe(1)
    expect(await beat(bo)).toBe(2)
    expect(await beat(bo, '/texas-decals')).toBe(1)
    shop.clock.ahead += 59_000
    expect(await beat(ada)).toBe(2)
    shop.clock.ahead += 2_000
    expect(await beat(ada)).toBe(1)
  })

  it('doesn’t count browsers that ask not to be tracked', async () => {
    shop.clock.ahead += 61_000
    expect(await beat(shop.visitor(), PAGE, { 'sec-gpc': '1' })).toBe(0)
    expect(await beat(shop.visitor(), PAGE, { dnt: '1' })).toBe(0)
    expect(await beat(shop.visitor())).toBe(1)
  })

  it.each([
    { page: 'https://example.com/' },
    { page: '/orders/?token=1' },
    { page: `/${'a'.repeat(200)}` },
    {},
  ])('refuses %j', async (body) => {
    expect((await shop.visitor().send('POST', '/api/presence', body)).status).toBe(422)
  })

  it('limits an address that keeps calling', async () => {
    const bot = shop.visitor()
    const answers: number[] = []
    for (let call = 0; call <= 1_200; call += 1)
      answers.push((await bot.send('POST', '/api/presence', { page: PAGE })).status)
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([1_200, 429])
  })
})

describe('a purchase’s picture', () => {
  it('is the product’s first picture', async () => {
    const [one] = decals
    await shop.db
      .insert(productImages)
      .values({ productId: one?.id ?? 0, position: 1, src: '/media/0123456789abcdef.png' })
    await sell({ buyer: 'ada' })
    expect((await read()).purchases).toMatchObject([{ imageSrc: '/media/0123456789abcdef.png' }])
  })
})
