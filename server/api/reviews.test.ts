import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moderatedReviewListSchema } from '../../contract/reviews.ts'
import { type CheckoutShop, openCheckoutShop, WITH_OPERATOR } from '../../tests/setup/checkout-shop.ts'
import { buyGoods, readReviews, sendReview, stockReviewed } from '../../tests/setup/review-calls.ts'
import { reviews } from '../db/schema/reviews.ts'
import { findCatalogueRevision } from '../services/catalogue/catalogue-revision.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: WITH_OPERATOR })
})
afterAll(() => shop.close())

type Row = Partial<typeof reviews.$inferInsert>

/** Reviews of one product, the oldest first. */
async function reviewed(rows: readonly Row[]) {
  const product = await stockReviewed(shop)
  const values = rows.map((row, index) => ({
    productId: product.id,
    rating: 5,
    body: `Review ${index}`,
    author: 'Kim',
    buyerHash: `buyer ${index}`,
    createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
    ...row,
  }))
  const made = await shop.db.insert(reviews).values(values).returning({ id: reviews.id })
  return { ...product, ids: made.map(({ id }) => id) }
}
const vote = (visitor: ReturnType<CheckoutShop['visitor']>, id: number, method: 'PUT' | 'DELETE' = 'PUT') =>
  visitor.send(method, `/api/reviews/${id}/helpful`)
const countOf = async (id: number) =>
  (await shop.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.helpfulCount

describe('GET /api/products/{id}/reviews', () => {
  test('gives ten at a time, each once, in the order that was asked for', async () => {
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
      expect(pages.map(({ length }) => length)).toEqual([10, 10, 3])
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

  test('counts the published ones only', async () => {
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

  test('shows samples as samples, and only until the first buyer writes', async () => {
    const sample = { sample: true, buyerHash: null, rating: 4 }
    const { handle, variantId } = await reviewed([sample, { ...sample, rating: 3 }])
    const before = await readReviews(shop, handle)
    expect(before.rating).toEqual({ average: 3.5, count: 2, sample: true })
    expect(before.reviews).toMatchObject([
      { sample: true, verified: false },
      { sample: true, verified: false },
    ])
    const { visitor, path } = await buyGoods(shop, [variantId])
    await sendReview(visitor, path, { product: handle, rating: '2' })
    const after = await readReviews(shop, handle)
    expect(after.rating).toEqual({ average: 2, count: 1 })
    expect(after.reviews).toMatchObject([{ sample: false, verified: true }])
  })

  test('refuses what is no product, sort or review', async () => {
    const { handle } = await reviewed([{}])
    const { ids } = await reviewed([{}])
    const ask = async (path: string) => (await shop.visitor().get(path)).status
    expect(await ask('/api/products/no-such-decal/reviews')).toBe(404)
    for (const query of ['sort=;drop', 'after=x', 'after=-1', `after=${ids[0]}`, 'after=999999999999999'])
      expect(await ask(`/api/products/${handle}/reviews?${query}`)).toBe(400)
  })
})

describe('PUT /api/reviews/{id}/helpful', () => {
  test('counts each visitor once, however often they click, and takes it back', async () => {
    const { ids } = await reviewed([{}])
    const id = ids[0] ?? 0
    const [kim, lee] = [shop.visitor(), shop.visitor()]
    expect(await (await vote(kim, id)).json()).toEqual({ helpful: true, count: 1 })
    expect(await (await vote(kim, id)).json()).toEqual({ helpful: true, count: 1 })
    expect(await (await vote(lee, id)).json()).toEqual({ helpful: true, count: 2 })
    expect(await (await vote(kim, id, 'DELETE')).json()).toEqual({ helpful: false, count: 1 })
    expect(await (await vote(kim, id, 'DELETE')).json()).toEqual({ helpful: false, count: 1 })
  })

  test('a hundred clicks at once are one vote, on and off', async () => {
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

  test('twenty visitors at once are twenty votes', async () => {
    const { ids } = await reviewed([{}])
    const id = ids[0] ?? 0
    await Promise.all(Array.from({ length: 20 }, () => vote(shop.visitor(), id)))
    expect(await countOf(id)).toBe(20)
  })

  test('is not for one’s own review, on whichever page it was bought or written', async () => {
    const product = await stockReviewed(shop)
    const { visitor, path } = await buyGoods(shop, [product.variantId])
    await sendReview(visitor, path, { product: product.handle })
    const [review] = (await readReviews(shop, product.handle)).reviews
    const answer = await vote(visitor, Number(review?.id))
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'own-review' }])
    expect(await countOf(Number(review?.id))).toBe(0)
  })

  test('knows no review that nobody sees', async () => {
    const { ids } = await reviewed([{ state: 'hidden' }])
    for (const id of [ids[0] ?? 0, 999_999_999]) expect((await vote(shop.visitor(), id)).status).toBe(404)
    expect((await shop.visitor().send('PUT', '/api/reviews/1.5/helpful')).status).toBe(400)
  })

  test('does not drop the pages: a click must not cost everybody', async () => {
    const { ids } = await reviewed([{}])
    const before = await findCatalogueRevision(shop.db)
    await vote(shop.visitor(), ids[0] ?? 0)
    expect(await findCatalogueRevision(shop.db)).toBe(before)
  })

  test('has an end for who votes on everything', async () => {
    const { ids } = await reviewed([{}])
    const kim = shop.visitor()
    const votes = []
    for (let time = 0; time < 201; time += 1) votes.push((await vote(kim, ids[0] ?? 0)).status)
    expect([votes[199], votes[200]]).toEqual([200, 429])
  })
})

describe('POST /api/reviews/{id}/report', () => {
  test('reaches the operator once a visitor and changes nothing that others see', async () => {
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
    const { reviews: reported } = moderatedReviewListSchema.parse(await listed.json())
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

describe('the operator', () => {
  test('publishes, hides and answers, and the pages are made anew', async () => {
    const { handle, ids } = await reviewed([{ rating: 4, state: 'pending', heldFor: ['link'] }])
    const boss = await shop.operator()
    const pending = moderatedReviewListSchema.parse(await (await boss.get('/api/operator/reviews')).json())
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

  test('is nobody else, and in a shop without one these addresses are nothing', async () => {
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

test('with REVIEW_MODERATION=all every review waits', async () => {
  const strict = await openCheckoutShop({ settings: { REVIEW_MODERATION: 'all' } })
  const product = await stockReviewed(strict)
  const { visitor, path } = await buyGoods(strict, [product.variantId])
  await sendReview(visitor, path, { product: product.handle })
  expect(await readReviews(strict, product.handle)).toMatchObject({ reviews: [] })
  await strict.close()
})
