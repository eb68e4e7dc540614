// Runs on both databases.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorReviewListSchema } from '../../../contract/reviews.ts'
import { addReviewedProduct } from '../../../tests/fixtures/reviewed-products.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { buyProducts, readReviews, sendReview } from '../../../tests/setup/review-calls.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

const reviewed = (rows: Parameters<typeof addReviewedProduct>[1]) => addReviewedProduct(shop, rows)

describe('GET /api/products/{id}/reviews', () => {
  test('returns six at a time, each once, in the requested order', async () => {
    const ratings = Array.from({ length: 23 }, (_, index) => 1 + (index % 5))
    const { handle } = await reviewed(ratings.map((rating, index) => ({ rating, helpfulCount: index % 3 })))
    for (const sort of ['helpful', 'newest', 'highest', 'lowest']) {
      const pages = []
      let after: string | null = ''
      while (after !== null) {
        const page = await readReviews(shop, handle, `?sort=${sort}${after && `&after=${after}`}`)
        pages.push(page.reviews)
        after = page.next
      }
      expect(pages.map(({ length }) => length)).toEqual([6, 6, 6, 5])
      const all = pages.flat()
      expect(new Set(all.map(({ id }) => id)).size).toBe(23)
      const keys = all.map(({ rating, helpful, date }) =>
        ({ helpful: [-helpful], newest: [0], highest: [-rating], lowest: [rating] })[sort]?.concat(
          -Date.parse(date),
        ),
      )
      expect(keys).toEqual(
        keys.toSorted((a, b) => (a?.[0] ?? 0) - (b?.[0] ?? 0) || (a?.[1] ?? 0) - (b?.[1] ?? 0)),
      )
    }
  })

  test('counts only published ones', async () => {
    const { handle } = await reviewed([
      { rating: 4 },
      { rating: 1, state: 'pending' },
      { rating: 1, state: 'hidden' },
    ])
    expect(await readReviews(shop, handle)).toMatchObject({
      rating: { average: 4, count: 1 },
      distribution: [0, 0, 0, 1, 0],
      reviews: [{ rating: 4 }],
    })
  })

  test('marks samples, and hides them once a buyer has written a review', async () => {
    const sample = { sample: true, buyerHash: null, rating: 4 }
    const { handle, variantId } = await reviewed([sample, { ...sample, rating: 3 }])
    const before = await readReviews(shop, handle)
    expect(before.rating).toEqual({ average: 3.5, count: 2, sample: true })
    expect(before.reviews).toMatchObject([
      { sample: true, verified: false },
      { sample: true, verified: false },
    ])
    const { visitor, path } = await buyProducts(shop, [variantId])
    await sendReview(visitor, path, { product: handle, rating: '2' })
    const after = await readReviews(shop, handle)
    expect(after.rating).toEqual({ average: 2, count: 1 })
    expect(after.reviews).toMatchObject([{ sample: false, verified: true }])
  })

  test('lists the one that says more first among equally helpful ones, whatever its stars or its day', async () => {
    const { handle } = await reviewed([
      { rating: 5, helpfulCount: 0, body: 'It stuck to the cooler through a whole summer of salt and sun.' },
      { rating: 1, helpfulCount: 0, body: 'Too small.' },
      { rating: 4, helpfulCount: 1, body: 'Good.' },
    ])
    const { reviews } = await readReviews(shop, handle, '?sort=helpful')
    expect(reviews.map(({ rating }) => rating)).toEqual([4, 5, 1])
  })

  test('refuses unknown products, sorts and reviews', async () => {
    const { handle } = await reviewed([{}])
    const { ids } = await reviewed([{}])
    const ask = async (path: string) => (await shop.visitor().get(path)).status
    expect(await ask('/api/products/no-such-decal/reviews')).toBe(404)
    for (const query of ['sort=;drop', 'after=x', 'after=-1', `after=${ids[0]}`, 'after=999999999999999'])
      expect(await ask(`/api/products/${handle}/reviews?${query}`)).toBe(400)
  })
})

describe('POST /api/reviews/{id}/report', () => {
  test('reaches the operator once per visitor and changes nothing visible', async () => {
    const { handle, ids } = await reviewed([{}])
    const report = (from: ReturnType<CheckoutShop['visitor']>, reason: string) =>
      from.send('POST', `/api/reviews/${ids[0]}/report`, { reason })
    const kim = shop.visitor()
    for (const reason of ['spam', 'offensive']) expect((await report(kim, reason)).status).toBe(204)
    for (let time = 0; time < 5; time += 1) await report(shop.visitor(), 'private-data')
    expect((await report(kim, 'because')).status).toBe(422)
    expect((await readReviews(shop, handle)).reviews).toHaveLength(1)
    const boss = await shop.operator()
    const listed = await boss.get('/api/operator/reviews?state=published&reported=true')
    const { reviews: reported } = operatorReviewListSchema.parse(await listed.json())
    const [first] = reported
    expect(first?.id).toBe(String(ids[0]))
    expect(first?.reports.toSorted((a, b) => a.count - b.count)).toEqual([
      { reason: 'spam', count: 1 },
      { reason: 'private-data', count: 5 },
    ])
    await boss.send('POST', `/api/operator/reviews/${ids[0]}/publish`)
    const settled = await boss.get('/api/operator/reviews?state=published&reported=true')
    expect(await settled.json()).toMatchObject({ reviews: [] })
  })
})
