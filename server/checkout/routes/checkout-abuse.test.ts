import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { SHOPPER_ADDRESS } from '../../../tests/setup/shopper.ts'
import { RATE_LIMITS } from '../../platform/rate-limits/policies.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const newCart = async () => shop.fillCart({ variantId: await shop.stockProduct() })

test('another visitor with the same link sees no typed values', async () => {
  const token = await newCart()
  const [kim, eve] = [shop.shopper(), shop.shopper('198.51.100.66')]
  await kim.review(token)
  const seen = await eve.open(`/checkout/${token}`)
  // Removes the checkout token before the check, because the random token could contain one of the forbidden texts by chance.
  const told = JSON.stringify(seen.page).replaceAll(token, '')
  expect(told).not.toMatch(/kim|Buyer|King Street|M5V/i)
  expect((await eve.open(`/checkout/${token}/review`)).location).toBe(`/checkout/${token}`)
  await eve.send(`/checkout/${token}`, { ...SHOPPER_ADDRESS, email: 'eve@example.com', next: 'update' })
  expect((await kim.open(`/checkout/${token}`)).page).toMatchObject({
    fields: { email: SHOPPER_ADDRESS.email },
  })
})

test('another visitor can neither join a payment nor see its order', async () => {
  const token = await newCart()
  const [kim, eve] = [shop.shopper(), shop.shopper('198.51.100.66')]
  const payPath = await kim.checkOut(token)
  expect(await eve.place(token, await eve.review(token))).toMatchObject({ status: 409 })
  const { location: back } = await kim.send(payPath, { decision: 'pay' })
  // Anyone who knows the return address may open it. Without the visitor's cookie, the page says only that the payment succeeded.
  expect(await eve.open(back)).toMatchObject({ status: 200, location: '', page: { kind: 'message' } })
  expect(await eve.open(`/checkout/${token}`)).toMatchObject({ status: 410, location: '' })
  expect((await kim.open(back)).location).toMatch(/^\/orders\//)
})

test('an order opens by its secret link only', async () => {
  const token = await newCart()
  const kim = shop.shopper()
  await kim.decide(await kim.checkOut(token))
  const [order] = await shop.listOrders()
  for (const guess of [order?.number, String(order?.id), token, 'A'.repeat(22), `${order?.token}A`]) {
    expect(await kim.open(`/orders/${guess}`)).toMatchObject({ status: 404 })
  }
})

test('a payment under another cart’s address does not exist', async () => {
  const [mine, other] = [await newCart(), await newCart()]
  const kim = shop.shopper()
  const payPath = await kim.checkOut(mine)
  const { location } = await kim.send(payPath, { decision: 'pay' })
  expect(await kim.open(location.replace(mine, other))).toMatchObject({ status: 404 })
  expect(await kim.open(`/checkout/${mine}/paid/00000000-0000-4000-8000-000000000000`)).toMatchObject({
    status: 404,
  })
  expect(await kim.open(`/checkout/${mine}/paid/not-a-payment`)).toMatchObject({ status: 404 })
})

test.each([
  { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
  { headers: { origin: 'https://evil.example' } },
  { headers: { 'sec-fetch-site': 'same-site' } },
  { headers: { origin: 'null' } },
])('a form sent by another site is refused: $headers', async ({ headers }) => {
  const token = await newCart()
  const kim = shop.shopper()
  expect(await kim.send(`/checkout/${token}`, SHOPPER_ADDRESS, headers)).toMatchObject({ status: 403 })
  expect(
    await kim.send('/pay/demo/demo_aaaaaaaaaaaaaaaaaaaaaaaa', { decision: 'pay' }, headers),
  ).toMatchObject({ status: 403 })
})

test('a visitor who keeps starting payments is stopped, and can continue later', async () => {
  const kim = shop.shopper('198.51.100.1')
  let last = ''
  for (let attempt = 0; attempt < RATE_LIMITS.payments.visitor; attempt += 1)
    last = await kim.checkOut(await newCart(), { delivery: 'pickup' })
  expect(last).toMatch(/^\/pay\//)
  const token = await newCart()
  const refused = await kim.place(token, await kim.review(token, { delivery: 'pickup' }))
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('600')
  shop.clock.ahead += RATE_LIMITS.payments.windowMs + 1
  expect(await kim.checkOut(token, { delivery: 'pickup' })).toMatch(/^\/pay\//)
})

test('new cookies from one IP address are stopped too', async () => {
  const variantId = await shop.stockProduct()
  const carts = await Promise.all(
    Array.from({ length: RATE_LIMITS.payments.address + 1 }, () => shop.fillCart({ variantId })),
  )
  const answers = []
  for (const token of carts)
    answers.push(await shop.shopper('198.51.100.2').checkOut(token, { delivery: 'pickup' }))
  expect(answers.filter((location) => location.startsWith('/pay/'))).toHaveLength(
    RATE_LIMITS.payments.address,
  )
})

test("placements that reserve nothing don't count as attempts", async () => {
  const [bogus, token] = [await newCart(), await newCart()]
  const [eve, kim] = [shop.shopper('198.51.100.3'), shop.shopper('198.51.100.3')]
  await eve.review(bogus)
  for (let post = 0; post <= RATE_LIMITS.payments.address; post += 1)
    expect((await eve.send(`/checkout/${bogus}/place`, { accepted: 'made-up' })).status).toBe(303)
  expect(await kim.checkOut(token, { delivery: 'pickup' })).toMatch(/^\/pay\//)
})

test('a form too large for any order, or with malicious fields, is refused or truncated', async () => {
  const token = await newCart()
  const kim = shop.shopper()
  expect(await kim.send(`/checkout/${token}`, { email: 'a'.repeat(70_000) })).toMatchObject({ status: 413 })
  const hostile = {
    ...SHOPPER_ADDRESS,
    email: `x@y.ca\r\nBcc: all@example.com`,
    lastName: '<script>\0',
    city: 'x'.repeat(5_000),
    __proto__: 'x',
  }
  expect(await kim.send(`/checkout/${token}`, { ...hostile, next: 'review' })).toMatchObject({ status: 303 })
  expect((await kim.open(`/checkout/${token}?notice=incomplete`)).page).toMatchObject({
    errors: { email: expect.any(String), city: expect.any(String) },
  })
})

test.each([
  [{}],
  [{ accepted: '' }],
  [{ accepted: 'x'.repeat(200) }],
  [{ accepted: 'made-up', idempotencyKey: 'ü' }],
])('a placement that no review made is not placed: %o', async (fields) => {
  const token = await newCart()
  const kim = shop.shopper()
  await kim.review(token)
  const answer = await kim.send(`/checkout/${token}/place`, fields)
  expect(answer).toMatchObject({
    status: 303,
    location: expect.stringContaining(`/checkout/${token}/review`),
  })
})
