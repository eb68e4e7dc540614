// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBoughtProduct } from '../../../tests/fixtures/reviewed-products.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import {
  buyProducts,
  readReviews,
  sendReview,
  addReviewableProduct,
  REVIEW_FORM,
} from '../../../tests/setup/review-calls.ts'
import { orders } from '../../db/schema/orders.ts'
import { findCatalogueRevision } from '../../catalogue/catalogue-revision.ts'

const DAY_MS = 86_400_000
let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

const boughtOne = () => addBoughtProduct(shop)

describe('the page of reviews of an order', () => {
  test('is linked from each product of the order page once delivered, and shows a form for each', async () => {
    const [one, two] = [await addReviewableProduct(shop), await addReviewableProduct(shop)]
    const { visitor, orderPath, path: page } = await buyProducts(shop, [one.variantId, two.variantId])
    const links = {
      lines: [{ reviewPath: `${page}#${one.handle}` }, { reviewPath: `${page}#${two.handle}` }],
    }
    const order = async () => (await visitor.get(orderPath)).json()
    expect(await order()).not.toMatchObject({ lines: [{ reviewPath: expect.anything() }, {}] })
    shop.clock.ahead = 10 * 86_400_000
    expect(await order()).toMatchObject(links)
    shop.clock.ahead = 0
    const token = orderPath.split('/')[2] ?? ''
    await shop.db.update(orders).set({ status: 'done' }).where(eq(orders.token, token))
    expect(await order()).toMatchObject(links)
    const response = await visitor.get(page)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toMatchObject({
      kind: 'reviews',
      products: [
        { handle: one.handle, state: null, open: true },
        { handle: two.handle, state: null, open: true },
      ],
    })
  })

  test('accepts a review, publishes it at once and drops the pages that show the rating', async () => {
    const { visitor, path: page, handle } = await boughtOne()
    const before = await findCatalogueRevision(shop.db)
    const sent = await sendReview(visitor, page, { product: handle })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}?kept=${handle}#${handle}`])
    expect(await findCatalogueRevision(shop.db)).toBe(before + 1)
    const list = await readReviews(shop, handle)
    expect(list).toMatchObject({
      rating: { average: 5, count: 1 },
      distribution: [0, 0, 0, 0, 1],
      reviews: [
        { rating: 5, title: REVIEW_FORM.title, text: REVIEW_FORM.text, author: 'Kim B.', verified: true },
      ],
    })
    const product = await (await visitor.get(`/api/products/${handle}`)).json()
    expect(product).toMatchObject({ rating: { average: 5, count: 1 } })
    expect(JSON.stringify(list)).not.toContain('kim@example.com')
  })

  test('a buyer has one review per product, however often it is sent and from whichever order', async () => {
    const { visitor, path: page, handle, variantId } = await boughtOne()
    const sent = await Promise.all(
      [1, 2, 3, 4, 5].map((rating) => sendReview(visitor, page, { product: handle, rating: String(rating) })),
    )
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([303]))
    const again = await buyProducts(shop, [variantId])
    await sendReview(again.visitor, again.path, { product: handle, rating: '2' })
    expect(await readReviews(shop, handle)).toMatchObject({ rating: { average: 2, count: 1 } })
  })

  test('can be edited for thirty days and not after', async () => {
    const { visitor, path: page, handle } = await boughtOne()
    await sendReview(visitor, page, { product: handle })
    shop.clock.ahead = 29 * DAY_MS
    expect((await sendReview(visitor, page, { product: handle, rating: '3' })).status).toBe(303)
    shop.clock.ahead = 30 * DAY_MS + 1_000
    expect((await sendReview(visitor, page, { product: handle, rating: '1' })).status).toBe(422)
    expect(await (await visitor.get(page)).json()).toMatchObject({
      products: [{ open: false, editableUntil: null, fields: { rating: '3' } }],
    })
    shop.clock.ahead = 0
    expect(await readReviews(shop, handle)).toMatchObject({ rating: { average: 3, count: 1 } })
  })

  test.each([
    ['a link', { text: 'Better ones at www.other.example, go there.' }],
    ['a phone number', { text: 'Good decal. Call me for more: 905-555-0199.' }],
    ['shouting', { text: 'THE WORST DECAL THAT I EVER BOUGHT' }],
    ['a link as a name', { name: 'https://other.example' }],
  ])('with %s a review waits for a person, who publishes it', async (_what, words) => {
    const { visitor, path: page, handle } = await boughtOne()
    await sendReview(visitor, page, { product: handle, ...words })
    expect(await readReviews(shop, handle)).toMatchObject({ rating: null, reviews: [] })
    expect(await (await visitor.get(`${page}?kept=${handle}`)).json()).toMatchObject({
      products: [{ state: 'pending', justKept: true }],
    })
  })

  test('a negative review is published like any other', async () => {
    const { visitor, path: page, handle } = await boughtOne()
    await sendReview(visitor, page, {
      product: handle,
      rating: '1',
      text: 'Peeled off in the first wash. Bad.',
    })
    expect(await readReviews(shop, handle)).toMatchObject({ rating: { average: 1, count: 1 } })
  })

  test('errors are shown beside their fields, and typed values stay', async () => {
    const { visitor, path: page, handle } = await boughtOne()
    const wrong = { product: handle, rating: '6', text: 'Short', name: ' ', title: 'x'.repeat(101) }
    const response = await sendReview(visitor, page, wrong)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      products: [
        {
          fields: { text: 'Short' },
          errors: {
            rating: expect.stringContaining('stars'),
            text: expect.any(String),
            name: expect.any(String),
            title: expect.any(String),
          },
        },
      ],
    })
  })
})

describe('a review is refused', () => {
  test("of a product that wasn't bought", async () => {
    const { visitor, path: page } = await boughtOne()
    const other = await addReviewableProduct(shop)
    expect((await sendReview(visitor, page, { product: other.handle })).status).toBe(404)
    expect(await readReviews(shop, other.handle)).toMatchObject({ reviews: [] })
  })

  test('from someone without the order’s link: its number, a guess or part of the link open nothing', async () => {
    const { visitor, orderPath, handle } = await boughtOne()
    const token = orderPath.split('/')[2] ?? ''
    const [order] = await shop.db.select().from(orders).where(eq(orders.token, token))
    for (const guess of [order?.number, String(order?.id), 'A'.repeat(22), token.slice(0, 21), '%00']) {
      expect((await visitor.get(`/orders/${guess}/reviews`)).status).toBe(404)
      expect((await sendReview(visitor, `/orders/${guess}/reviews`, { product: handle })).status).toBe(404)
    }
    expect(await readReviews(shop, handle)).toMatchObject({ reviews: [] })
  })

  test.each(['cancelled', 'refunded'])('of a refunded product (%s)', async (status) => {
    const { visitor, orderPath, path: page, handle } = await boughtOne()
    const token = orderPath.split('/')[2] ?? ''
    await shop.db.update(orders).set({ status }).where(eq(orders.token, token))
    expect(await (await visitor.get(orderPath)).json()).not.toMatchObject({
      lines: [{ reviewPath: expect.anything() }],
    })
    const answer = await visitor.get(page)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({
      links: [{ path: orderPath }, { path: `${orderPath}/reorder` }, { path: '/shop' }],
    })
    expect((await sendReview(visitor, page, { product: handle })).status).toBe(404)
  })

  test('from another site’s page', async () => {
    const { visitor, path: page } = await boughtOne()
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await visitor.ask(page, { method: 'POST', body: new FormData(), headers })).status).toBe(403)
  })

  test('a hundred times in ten minutes, or with a thousand fields', async () => {
    const { visitor, path: page, handle } = await boughtOne()
    const form = new FormData()
    for (let field = 0; field < 1_000; field += 1) form.append('text', 'x')
    expect((await visitor.upload(page, form)).status).toBe(422)
    const statuses: number[] = []
    for (let time = 0; time < 25; time += 1)
      statuses.push((await sendReview(visitor, page, { product: handle, rating: '0' })).status)
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429])
  })

  test('a review with a script is shown as text everywhere', async () => {
    const { visitor, path: page, handle } = await boughtOne()
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    await sendReview(visitor, page, { product: handle, title: script, text: script, name: script })
    const [review] = (await readReviews(shop, handle)).reviews
    expect(review).toMatchObject({ title: script, text: script, author: script })
  })
})
