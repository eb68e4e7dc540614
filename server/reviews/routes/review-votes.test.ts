// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addReviewedProduct } from '../../../tests/fixtures/reviewed-products.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import {
  buyProducts,
  readReviews,
  sendReview,
  addReviewableProduct,
} from '../../../tests/setup/review-calls.ts'
import { reviews } from '../../db/schema/reviews.ts'
import { findCatalogueRevision } from '../../catalogue/catalogue-revision.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const reviewed = (rows: Parameters<typeof addReviewedProduct>[1]) => addReviewedProduct(shop, rows)
const vote = (visitor: ReturnType<CheckoutShop['visitor']>, id: number, method: 'PUT' | 'DELETE' = 'PUT') =>
  visitor.send(method, `/api/reviews/${id}/helpful`)
const countOf = async (id: number) =>
  (await shop.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.helpfulCount

describe('PUT /api/reviews/{id}/helpful', () => {
  test('counts each visitor once, however often they click, and can be undone', async () => {
    const { ids } = await reviewed([{}])
    const id = ids[0] ?? 0
    const [kim, lee] = [shop.visitor(), shop.visitor()]
    expect(await (await vote(kim, id)).json()).toEqual({ helpful: true, count: 1 })
    expect(await (await vote(kim, id)).json()).toEqual({ helpful: true, count: 1 })
    expect(await (await vote(lee, id)).json()).toEqual({ helpful: true, count: 2 })
    expect(await (await vote(kim, id, 'DELETE')).json()).toEqual({ helpful: false, count: 1 })
    expect(await (await vote(kim, id, 'DELETE')).json()).toEqual({ helpful: false, count: 1 })
  })

  test('a hundred concurrent clicks are one vote, on and off', async () => {
    const { ids } = await reviewed([{}])
    const id = ids[0] ?? 0
    const kim = shop.visitor()
    await vote(kim, id, 'DELETE')
    const clicks = await Promise.all(Array.from({ length: 100 }, () => vote(kim, id)))
    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await countOf(id)).toBe(1)
    const mixed = ['PUT', 'DELETE'] as const
    await Promise.all(Array.from({ length: 60 }, (_, at) => vote(kim, id, mixed[at % 2])))
    expect([0, 1]).toContain(await countOf(id))
    await vote(kim, id, 'DELETE')
    expect(await countOf(id)).toBe(0)
  })

  test('twenty concurrent visitors are twenty votes', async () => {
    const { ids } = await reviewed([{}])
    const id = ids[0] ?? 0
    await Promise.all(Array.from({ length: 20 }, () => vote(shop.visitor(), id)))
    expect(await countOf(id)).toBe(20)
  })

  test('refuses a vote for one’s own review, on whichever page it was bought or written', async () => {
    const product = await addReviewableProduct(shop)
    const { visitor, path } = await buyProducts(shop, [product.variantId])
    await sendReview(visitor, path, { product: product.handle })
    const [review] = (await readReviews(shop, product.handle)).reviews
    const answer = await vote(visitor, Number(review?.id))
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'own-review' }])
    expect(await countOf(Number(review?.id))).toBe(0)
  })

  test("returns 404 for a review that isn't public", async () => {
    const { ids } = await reviewed([{ state: 'hidden' }])
    for (const id of [ids[0] ?? 0, 999_999_999]) expect((await vote(shop.visitor(), id)).status).toBe(404)
    expect((await shop.visitor().send('PUT', '/api/reviews/1.5/helpful')).status).toBe(400)
  })

  test("doesn't drop cached pages: a click must not slow everybody down", async () => {
    const { ids } = await reviewed([{}])
    const before = await findCatalogueRevision(shop.db)
    await vote(shop.visitor(), ids[0] ?? 0)
    expect(await findCatalogueRevision(shop.db)).toBe(before)
  })

  test('limits votes per visitor', async () => {
    const { ids } = await reviewed([{}])
    const kim = shop.visitor()
    const votes = []
    for (let time = 0; time < 201; time += 1) votes.push((await vote(kim, ids[0] ?? 0)).status)
    expect([votes[199], votes[200]]).toEqual([200, 429])
  })
})
