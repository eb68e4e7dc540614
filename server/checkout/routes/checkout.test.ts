// Runs on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { SHOPPER_ADDRESS } from '../../../tests/setup/shopper.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

test('a cart becomes a paid order with taxes, reduced stock and one e-mail', async () => {
  const variantId = await shop.stockProduct({ stock: 5, priceCents: 1_499 })
  const token = await shop.fillCart({ variantId, quantity: 2 })
  const kim = shop.shopper()

  const payPath = await kim.checkOut(token)
  expect(payPath).toMatch(/^\/pay\/demo\/demo_/)
  expect(await shop.stockOf(variantId)).toBe(3)
  const hosted = await kim.open(payPath)
  // 2 × 14.99 + 9.99 shipping = 39.97; HST 13 % = 5.20.
  expect(hosted.page).toMatchObject({ kind: 'demo-payment', amountCents: 4_517, currency: 'CAD' })

  const back = await kim.decide(payPath)
  expect(back).toMatchObject({ status: 303, location: expect.stringMatching(/^\/orders\/[0-9A-Za-z]{22}$/) })
  const order = await kim.open(back.location)
  expect(order.page).toMatchObject({
    kind: 'order',
    status: 'Paid',
    number: expect.stringMatching(/^ND-\d+$/),
    email: SHOPPER_ADDRESS.email,
    lines: [{ title: expect.stringContaining('Decal'), quantity: 2, totalCents: 2_998 }],
    amounts: {
      subtotalCents: 2_998,
      shipping: { priceCents: 999 },
      taxes: [{ label: 'HST 13%', amountCents: 520 }],
      totalCents: 4_517,
    },
  })
  expect(await shop.stockOf(variantId)).toBe(3)
  await sendDueMail(shop.deps)
  const mails = shop.sent.filter((mail) => mail.to === SHOPPER_ADDRESS.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(`http://localhost:3000${back.location}`)
  expect(mails[0]?.text).toContain('HST 13%: CA$5.20')
  expect((await kim.open(`/checkout/${token}`)).location).toBe(back.location)
})

test("the checkout's pages are never cached", async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const { headers } = await shop.shopper().open(`/checkout/${token}`)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('an unknown, malformed or empty checkout gets a clear message', async () => {
  const kim = shop.shopper()
  for (const token of ['A'.repeat(22), 'x', '..%2f..', '%00']) {
    expect(await kim.open(`/checkout/${token}`)).toMatchObject({ status: 404 })
  }
  const empty = await shop.fillCart()
  expect((await kim.open(`/checkout/${empty}`)).page).toMatchObject({
    kind: 'message',
    title: 'Your cart is empty.',
  })
})

test('prices, totals and taxes in the form are ignored', async () => {
  const variantId = await shop.stockProduct({ priceCents: 5_000 })
  const token = await shop.fillCart({ variantId })
  const kim = shop.shopper()
  const review = await kim.review(token, {
    totalCents: '1',
    priceCents: '1',
    unitPriceCents: '0',
    shippingCents: '-500',
    currency: 'JPY',
  })
  const { location } = await kim.place(token, review)
  expect((await kim.open(location)).page).toMatchObject({ amountCents: 6_779 })
})

test('a price that changed after the review is shown again before anything is placed', async () => {
  const variantId = await shop.stockProduct({ priceCents: 1_000 })
  const token = await shop.fillCart({ variantId })
  const kim = shop.shopper()
  const review = await kim.review(token)
  await shop.setPrice(variantId, 2_000)
  expect(await kim.place(token, review)).toMatchObject({
    status: 303,
    location: `/checkout/${token}/review?notice=changed`,
  })
  expect(await shop.stockOf(variantId)).toBe(100)
  const again = await kim.review(token)
  expect((await kim.place(token, again)).location).toMatch(/^\/pay\/demo\//)
})

test('an order accepted at its displayed price keeps it, whatever the catalogue says later', async () => {
  const variantId = await shop.stockProduct({ priceCents: 1_000 })
  const token = await shop.fillCart({ variantId })
  const kim = shop.shopper()
  const payPath = await kim.checkOut(token)
  await shop.setPrice(variantId, 9_999)
  await shop.setQuantity(token, 7)
  const { location } = await kim.decide(payPath)
  expect((await kim.open(location)).page).toMatchObject({
    amounts: { subtotalCents: 1_000 },
    lines: [{ quantity: 1 }],
  })
})

test('a declined payment charges nothing, returns the stock and can be tried again', async () => {
  const variantId = await shop.stockProduct({ stock: 1 })
  const token = await shop.fillCart({ variantId })
  const kim = shop.shopper()
  const declined = await kim.decide(await kim.checkOut(token), 'decline')
  expect(declined.location).toBe(`/checkout/${token}/review?notice=payment-failed`)
  expect(await shop.stockOf(variantId)).toBe(1)
  const paid = await kim.decide(await kim.checkOut(token))
  expect(paid.location).toMatch(/^\/orders\//)
  expect(await shop.stockOf(variantId)).toBe(0)
})

test('a cart that changed in another tab gets a new attempt, and the old one cannot be paid', async () => {
  const variantId = await shop.stockProduct({ stock: 3 })
  const token = await shop.fillCart({ variantId })
  const kim = shop.shopper()
  const oldPath = await kim.checkOut(token)
  await shop.setQuantity(token, 2)
  const newPath = await kim.checkOut(token)
  expect(newPath).not.toBe(oldPath)
  expect(await shop.stockOf(variantId)).toBe(1)
  expect(await kim.open(oldPath)).toMatchObject({ status: 410 })
  expect((await kim.decide(oldPath)).location).toContain('payment-expired')
  expect((await kim.decide(newPath)).location).toMatch(/^\/orders\//)
})

test('a local pickup needs a name and an e-mail, and is taxed where the shop is', async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct({ priceCents: 10_000 }) })
  const kim = shop.shopper()
  await kim.send(`/checkout/${token}`, {
    email: 'kim@example.com',
    lastName: 'Buyer',
    delivery: 'pickup',
    next: 'review',
  })
  const { page } = await kim.open(`/checkout/${token}/review`)
  expect(page).toMatchObject({
    addressTitle: 'Pick up at',
    amounts: { shipping: { priceCents: 0 }, totalCents: 11_300 },
  })
})

test('a free order needs no payment page', async () => {
  await shop.addDiscount({ code: 'FREE100', type: 'percentage', value: 100, usageLimit: 1 })
  const token = await shop.fillCart({ variantId: await shop.stockProduct({ priceCents: 500 }) })
  const kim = shop.shopper()
  const location = await kim.checkOut(token, { delivery: 'pickup', discountCode: 'free100' })
  expect(location).toMatch(/^\/orders\//)
  expect((await kim.open(location)).page).toMatchObject({
    amounts: { totalCents: 0, discountLabel: 'FREE100' },
  })
})
