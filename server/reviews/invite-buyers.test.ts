// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { applySettings } from '../../domain/settings/settings.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { buyProducts, sendReview, addReviewableProduct } from '../../tests/setup/review-calls.ts'
import { orders } from '../db/schema/orders.ts'
import { sendDueMail } from '../platform/outbox/send-due-mail.ts'
import { inviteBuyers } from './invite-buyers.ts'

const DAY_MS = 86_400_000
let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.clock.ahead = 0
})

/** Returns the e-mails asking for reviews that the shop sends when the given number of days have passed. */
async function mailsAfter(days: number) {
  shop.clock.ahead = days * DAY_MS
  await inviteBuyers(shop.deps)
  await sendDueMail(shop.deps)
  shop.clock.ahead = 0
  return shop.sent.splice(0).filter(({ subject }) => subject.includes('how did it turn out'))
}
const bought = async () => buyProducts(shop, [(await addReviewableProduct(shop)).variantId])

test('ten days after an order, its buyer gets one invitation, with the link and without any offers', async () => {
  const { path } = await bought()
  expect(await mailsAfter(9.9)).toEqual([])
  const [mail, ...others] = await mailsAfter(10)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'kim@example.com' })
  expect(mail?.text).toContain(`http://localhost:3000${path}`)
  expect(mail?.text).toMatch(/^Decal \d+$/m)
  expect(mail?.text).not.toMatch(/%|discount|coupon|code|sale|offer/i)
  expect(await mailsAfter(11)).toEqual([])
})

test('concurrent workers send one invitation', async () => {
  await bought()
  shop.clock.ahead = 10 * DAY_MS
  await Promise.all([1, 2, 3, 4].map(() => inviteBuyers(shop.deps)))
  expect(await mailsAfter(10)).toHaveLength(1)
})

test('no invitation goes to a buyer who has reviewed everything, was refunded, or bought too long ago', async () => {
  const product = await addReviewableProduct(shop)
  const reviewed = await buyProducts(shop, [product.variantId])
  await sendReview(reviewed.visitor, reviewed.path, { product: product.handle })
  const { orderPath } = await bought()
  const token = orderPath.split('/')[2] ?? ''
  await shop.db.update(orders).set({ status: 'refunded' }).where(eq(orders.token, token))
  expect(await mailsAfter(10)).toEqual([])
  await bought()
  expect(await mailsAfter(41)).toEqual([])
})

test('without a delay in the settings nobody is invited', async () => {
  await bought()
  shop.clock.ahead = 12 * DAY_MS
  applySettings({ reviews: { mailDays: 0 } })
  expect(await inviteBuyers(shop.deps)).toBe(0)
  applySettings({})
  expect(await inviteBuyers(shop.deps)).toBeGreaterThan(0)
})
