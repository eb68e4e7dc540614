// Runs on both databases.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBoughtProduct } from '../../../tests/fixtures/reviewed-products.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { readReviews, sendReview, REVIEW_FORM } from '../../../tests/setup/review-calls.ts'
import { reviews } from '../../db/schema/reviews.ts'
import { sweepPhotos } from '../sweep-photos.ts'

const DAY_MS = 86_400_000
let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

const boughtOne = () => addBoughtProduct(shop)
const photo = (color = '#c8242b', width = 1_200) =>
  sharp({ create: { width, height: 800, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes))
const photosKept = () =>
  readdirSync(path.join(shop.dataDir, 'review-photos')).filter((name) => !name.includes('small'))

describe('photos of reviews', () => {
  test('are re-encoded, shown with the review, and replaced or removed with it', async () => {
    const { visitor, path: page, handle } = await boughtOne()
    await sendReview(visitor, page, { product: handle }, await photo())
    const [review] = (await readReviews(shop, handle)).reviews
    expect(review?.photo).toMatchObject({ width: 1_200, height: 800 })
    const src = review?.photo?.src ?? ''
    expect(src).toMatch(/^\/review-photos\/[0-9A-Za-z]{22}\.webp$/)
    const answer = await shop.visitor().get(src)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe('webp')

    const small = await shop.visitor().get(review?.photo?.small ?? '')
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).height).toBe(320)

    await sendReview(visitor, page, { product: handle }, await photo('#0f6373'))
    expect((await shop.visitor().get(src)).status).toBe(404)
    expect(photosKept()).toHaveLength(1)
    await sendReview(visitor, page, {
      product: handle,
      text: 'Now without the photo of it.',
      removePhoto: 'yes',
    })
    expect(photosKept()).toHaveLength(0)
    expect((await readReviews(shop, handle)).reviews[0]?.photo).toBeNull()
  })

  test.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<html><script>alert(1)</script></html>'],
  ])('%s is refused, and nothing is kept', async (_what, text) => {
    const { visitor, path: page, handle } = await boughtOne()
    const refused = await sendReview(visitor, page, { product: handle }, new TextEncoder().encode(text))
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      products: [{ errors: { photo: expect.stringContaining('PNG, JPG or WebP') }, fields: REVIEW_FORM }],
    })
    expect(await readReviews(shop, handle)).toMatchObject({ reviews: [] })
    expect(photosKept()).toHaveLength(0)
  })

  test("a file larger than any of our forms allows isn't even read", async () => {
    const { visitor, path: page, handle } = await boughtOne()
    const huge = new Uint8Array(9 * 1024 * 1024)
    expect((await sendReview(visitor, page, { product: handle }, huge)).status).toBe(413)
    const large = new Uint8Array(8 * 1024 * 1024 + 1)
    expect(await (await sendReview(visitor, page, { product: handle }, large)).json()).toMatchObject({
      products: [{ errors: { photo: expect.stringContaining('too large') } }],
    })
  })

  test('of a review that is waiting or hidden are visible to the operator only', async () => {
    const { visitor, path: page, handle, id } = await boughtOne()
    await sendReview(visitor, page, { product: handle, name: 'www.other.example' }, await photo())
    const [row] = await shop.db.select().from(reviews).where(eq(reviews.productId, id))
    const src = `/review-photos/${row?.photo}.webp`
    expect((await visitor.get(src)).status).toBe(404)
    const boss = await shop.operator()
    expect((await boss.get(src)).headers.get('cache-control')).toBe('private, no-store')
  })

  test('without a review are deleted after a day; those in use stay', async () => {
    const { visitor, path: page, handle, id } = await boughtOne()
    await sendReview(visitor, page, { product: handle }, await photo())
    const gone = await boughtOne()
    await sendReview(gone.visitor, gone.path, { product: gone.handle }, await photo())
    await shop.db.delete(reviews).where(eq(reviews.productId, gone.id))
    const count = photosKept().length
    await sweepPhotos(shop.deps)
    expect(photosKept()).toHaveLength(count)
    shop.clock.ahead = 2 * DAY_MS
    await sweepPhotos(shop.deps)
    shop.clock.ahead = 0
    expect(photosKept()).toHaveLength(count - 1)
    const [kept] = await shop.db.select().from(reviews).where(eq(reviews.productId, id))
    expect(photosKept()).toContain(`${kept?.photo}.webp`)
  })
})
