// Runs on both databases.
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import type { ShopperResponse } from '../../../tests/setup/shopper.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'
import { reconcilePayments } from '../reconcile-payments.ts'

/**
 * How often each race is repeated. A few rounds are enough for the embedded database, because it runs one statement at a time. `npm run
 * bench -- faults` runs more rounds.
 */
const ROUNDS = inject('testDatabase').kind === 'embedded' ? 2 : 5
const BUYERS = 50
const PICKUP = { delivery: 'pickup' }

// A long timeout for dozens of concurrent shoppers, because other tests use the machine too.
vi.setConfig({ testTimeout: 300_000 })

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

test(`${BUYERS} buyers of the last unit: one pays, the others are informed and not charged`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const variantId = await shop.stockProduct({ stock: 1 })
    const ready = await oneByOne(BUYERS, async (index) => {
      const buyer = shop.shopper(`198.51.${round}.${index}`)
      const token = await shop.fillCart({ variantId })
      return { buyer, token, review: await buyer.review(token, PICKUP) }
    })
    const before = (await shop.listOrders()).length
    const answers = await Promise.all(
      ready.map(async ({ buyer, token, review }) => {
        const placed = await buyer.place(token, review)
        return placed.location.startsWith('/pay/') ? buyer.decide(placed.location) : placed
      }),
    )
    const ordered = answers.filter(({ location }) => location.startsWith('/orders/'))
    const told = answers.filter(({ location }) => location.endsWith('?notice=sold-out'))
    expect([ordered.length, told.length]).toEqual([1, BUYERS - 1])
    expect(await shop.stockOf(variantId)).toBe(0)
    expect((await shop.listOrders()).length - before).toBe(1)
  }
})

/** Prepares shoppers one after another. Only their later requests have to be concurrent. */
async function oneByOne<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let index = 0; index < count; index += 1) made.push(await make(index))
  return made
}

async function readyToPlace() {
  const token = await shop.fillCart({ variantId: await shop.stockProduct({ stock: 1 }) })
  const kim = shop.shopper(`192.0.2.${Math.floor(Math.random() * 250)}`)
  return { kim, token, review: await kim.review(token, PICKUP) }
}

const placesOf = (answers: ShopperResponse[]) => new Set(answers.map(({ location }) => location))

test('20 concurrent placements with one key are one attempt, and all lead to its payment page', async () => {
  const { kim, token, review } = await readyToPlace()
  const answers = await times(20, () => kim.place(token, review))
  expect(answers.every(({ status }) => status === 303 || status === 409)).toBe(true)
  expect(placesOf(answers.filter(({ status }) => status === 303)).size).toBe(1)
  expect((await kim.place(token, review)).location).toBe([...placesOf(answers)].find((place) => place !== ''))
  const back = await kim.decide(answers.find(({ status }) => status === 303)?.location ?? '')
  expect(back.location).toMatch(/^\/orders\//)
})

test('20 concurrent placements without a key join one attempt too', async () => {
  const { kim, token, review } = await readyToPlace()
  const before = (await shop.listPayments()).length
  const answers = await times(20, () => kim.send(`/checkout/${token}/place`, { accepted: review.accepted }))
  expect(placesOf(answers).size).toBe(1)
  expect((await shop.listPayments()).length - before).toBe(1)
})

test('a key reused with another order is rejected', async () => {
  const { kim, token, review } = await readyToPlace()
  await kim.place(token, review)
  expect(await kim.place(token, { ...review, accepted: 'another' })).toMatchObject({ status: 422 })
  const byHeader = { 'idempotency-key': review.idempotencyKey }
  expect(await kim.send(`/checkout/${token}/place`, { accepted: 'another' }, byHeader)).toMatchObject({
    status: 422,
  })
})

test('the return page opened 20 times at once, with reconciliation in between, makes one order and one e-mail', async () => {
  const { kim, token, review } = await readyToPlace()
  const { location } = await kim.place(token, review)
  const { location: back } = await kim.send(location, { decision: 'pay' })
  shop.clock.ahead += 2 * 60_000
  const [opened] = await Promise.all([
    times(20, () => kim.open(back)),
    times(3, () => reconcilePayments(shop.deps)),
  ])
  expect(placesOf(opened).size).toBe(1)
  shop.sent.length = 0
  await times(4, () => sendDueMail(shop.deps))
  await sendDueMail(shop.deps)
  const [order] = [...placesOf(opened)]
  expect(shop.sent.filter(({ text }) => text.includes(order ?? '?'))).toHaveLength(1)
})

test('30 carts race for a discount with 3 uses: 3 get it', async () => {
  await shop.addDiscount({ code: 'THREE', type: 'fixed', value: 100, usageLimit: 3 })
  const variantId = await shop.stockProduct()
  const ready = await oneByOne(30, async (index) => {
    const buyer = shop.shopper(`198.51.200.${index}`)
    const token = await shop.fillCart({ variantId })
    return { buyer, token, review: await buyer.review(token, { ...PICKUP, discountCode: 'THREE' }) }
  })
  const answers = await Promise.all(ready.map(({ buyer, token, review }) => buyer.place(token, review)))
  expect(answers.filter(({ location }) => location.startsWith('/pay/'))).toHaveLength(3)
  expect(await shop.usesOf('THREE')).toBe(3)
})

test('orders of the same two products in opposite order never deadlock', async () => {
  const [a, b] = [await shop.stockProduct({ stock: 20 }), await shop.stockProduct({ stock: 20 })]
  const answers = await times(20, async (index) => {
    const [first, second] = index % 2 === 0 ? [a, b] : [b, a]
    const buyer = shop.shopper(`198.51.201.${index}`)
    return buyer.checkOut(await shop.fillCart({ variantId: first }, { variantId: second }), PICKUP)
  })
  expect(answers.every((location) => location.startsWith('/pay/'))).toBe(true)
  expect([await shop.stockOf(a), await shop.stockOf(b)]).toEqual([0, 0])
})
