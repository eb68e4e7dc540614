// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applySettings } from '../../../domain/settings/settings.ts'
import { operatorReviewListSchema } from '../../../contract/reviews.ts'
import { addReviewedProduct } from '../../../tests/fixtures/reviewed-products.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
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
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

const reviewed = (rows: Parameters<typeof addReviewedProduct>[1]) => addReviewedProduct(shop, rows)

describe('the operator', () => {
  test('publishes, hides and replies, and cached pages are rendered again', async () => {
    const { handle, ids } = await reviewed([{ rating: 4, state: 'pending', heldFor: ['link'] }])
    const boss = await shop.operator()
    const pending = operatorReviewListSchema.parse(await (await boss.get('/api/operator/reviews')).json())
    expect(pending.reviews[0]).toMatchObject({
      id: String(ids[0]),
      state: 'pending',
      heldFor: ['link'],
      product: { handle },
    })
    const before = await findCatalogueRevision(shop.db)
    expect((await boss.send('POST', `/api/operator/reviews/${ids[0]}/publish`)).status).toBe(204)
    const answer = { text: 'Thank you. <b>We</b> have made the corner rounder.' }
    expect((await boss.send('PUT', `/api/operator/reviews/${ids[0]}/answer`, answer)).status).toBe(204)
    expect(await readReviews(shop, handle)).toMatchObject({
      rating: { count: 1 },
      reviews: [{ answer: { text: answer.text } }],
    })
    await boss.send('PUT', `/api/operator/reviews/${ids[0]}/answer`, { text: ' ' })
    expect((await readReviews(shop, handle)).reviews[0]?.answer).toBeNull()
    await boss.send('POST', `/api/operator/reviews/${ids[0]}/hide`)
    expect(await readReviews(shop, handle)).toMatchObject({ rating: null, reviews: [] })
    expect(await findCatalogueRevision(shop.db)).toBe(before + 4)
    expect((await boss.send('POST', '/api/operator/reviews/999999/hide')).status).toBe(404)
  })

  test('pages through a list twenty at a time, and sees how many each list has', async () => {
    const boss = await shop.operator()
    const read = async (query: string) =>
      operatorReviewListSchema.parse(await (await boss.get(`/api/operator/reviews?${query}`)).json())
    const before = (await read('state=hidden')).counts
    const { ids } = await reviewed([
      ...Array.from({ length: 23 }, () => ({ state: 'hidden' })),
      { state: 'published', reportCount: 2 },
    ])
    const first = await read('state=hidden')
    expect(first.counts).toEqual({
      ...before,
      hidden: before.hidden + 23,
      published: before.published + 1,
      reported: before.reported + 1,
    })
    expect(first.reviews).toHaveLength(20)
    const rest = await read(`state=hidden&after=${first.next}`)
    expect(rest.reviews.map(({ id }) => Number(id)).slice(0, 3)).toEqual(ids.slice(0, 3).toReversed())
  })

  test("is nobody else, and without an operator these addresses don't exist", async () => {
    const { ids } = await reviewed([{ state: 'pending' }])
    const asks = (visitor: ReturnType<CheckoutShop['visitor']>) =>
      Promise.all([
        visitor.get('/api/operator/reviews'),
        visitor.send('POST', `/api/operator/reviews/${ids[0]}/publish`),
        visitor.send('POST', `/api/operator/reviews/${ids[0]}/hide`),
        visitor.send('PUT', `/api/operator/reviews/${ids[0]}/answer`, { text: 'Hello' }),
        visitor.get('/api/operator/questions'),
        visitor.send('PUT', '/api/operator/questions/1/answer', { text: 'Hello' }),
        visitor.send('POST', '/api/operator/questions/1/publish'),
        visitor.send('POST', '/api/operator/questions/1/hide'),
      ])
    const strangers = await asks(shop.visitor())
    expect(strangers.map(({ status }) => status)).toEqual(strangers.map(() => 401))
    const bare = await openCheckoutShop()
    const nowhere = await asks(bare.visitor())
    expect(nowhere.map(({ status }) => status)).toEqual(nowhere.map(() => 404))
    await bare.close()
    expect(
      (
        await shop.db
          .select()
          .from(reviews)
          .where(eq(reviews.id, ids[0] ?? 0))
      )[0]?.state,
    ).toBe('pending')
  })
})

test('with moderation turned on, every review waits', async () => {
  const strict = await openCheckoutShop()
  applySettings({ reviews: { waits: 'all' } })
  const product = await addReviewableProduct(strict)
  const { visitor, path } = await buyProducts(strict, [product.variantId])
  await sendReview(visitor, path, { product: product.handle })
  applySettings({})
  expect(await readReviews(strict, product.handle)).toMatchObject({ reviews: [] })
  await strict.close()
})
