// Runs on both databases.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listRewards } from '../../domain/reward-points/rewards.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { buyOneItem, createPerson, createShopper, startSharing } from '../../tests/setup/referral-calls.ts'
import { SHOPPER_ADDRESS } from '../../tests/setup/shopper.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

/** Creates a visitor with the given number of points. */
async function withPoints(points: number) {
  const sharer = await startSharing(shop)
  await sharer.give(points)
  const redeem = (rewardId: unknown, headers: Record<string, string> = {}) =>
    sharer.visitor.send('POST', '/api/rewards/redeem', { userId: 1, rewardId }, headers)
  return { ...sharer, redeem, available: async () => (await sharer.points()).availablePoints }
}

/** Redeems the reward of 10 % off. Returns its code. */
async function redeemTen(): Promise<string> {
  const { redeem } = await withPoints(100)
  return String((await (await redeem(1)).json()).code)
}

/** Fills a cart with one decal and this discount code. Opens the review page of the checkout with this cart. */
async function reviewed(code: string) {
  const buyer = createShopper(shop)
  const token = await shop.fillCart({ variantId: await shop.stockProduct({ priceCents: 10_000 }) })
  return { buyer, token, review: await buyer.review(token, { ...createPerson(), discountCode: code }) }
}

test('the rewards are public, in dollars and percent', async () => {
  const told = await (await shop.visitor().get('/api/rewards')).json()
  expect(told).toHaveLength(listRewards().length)
  expect(told).toContainEqual(
    expect.objectContaining({ id: 1, pointsCost: 100, discountType: 'percentage', discountValue: 10 }),
  )
  expect(told).toContainEqual(
    expect.objectContaining({ id: 2, discountType: 'fixed_amount', discountValue: 15, minimumSubtotal: 40 }),
  )
})

describe('a redemption', () => {
  test('turns points into a code, and shows it', async () => {
    const { redeem, available } = await withPoints(250)
    const answer = await redeem(2)
    expect(answer.status).toBe(200)
    const { message, code } = await answer.json()
    expect(code).toMatch(/^THANKS-[A-Z2-9]{10}$/)
    expect(message).toContain(code)
    expect(await available()).toBe(50)
  })

  test.each([
    ['too few points', 99, 1, 409, 'not-enough-points'],
    ['an unknown reward', 500, 99, 404, 'unknown-reward'],
    ['no number', 500, 'all', 404, 'unknown-reward'],
    ['a negative one', 500, -1, 404, 'unknown-reward'],
  ])('with %s is refused', async (_, points, rewardId, status, code) => {
    const { redeem, available } = await withPoints(points)
    const answer = await redeem(rewardId)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code })
    expect(await available()).toBe(points)
  })

  test('without points is refused in the words of the specification', async () => {
    const answer = await shop.visitor().send('POST', '/api/rewards/redeem', { userId: 1, rewardId: 1 })
    expect(await answer.json()).toMatchObject({ detail: 'Not enough points for this reward.' })
  })

  test('repeated thirty times at once never spends more than the balance', async () => {
    const { redeem, available } = await withPoints(100)
    const answers = await Promise.all(Array.from({ length: 30 }, () => redeem(1)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(29)
    expect(await available()).toBe(0)
  })

  test('repeated with its key happens once, and another body with the key is refused', async () => {
    const { redeem, available } = await withPoints(300)
    const key = { 'idempotency-key': 'a-key-of-the-page' }
    const [first, second] = await Promise.all([redeem(1, key), redeem(1, key)])
    expect(await first.json()).toEqual(await second.json())
    expect(await available()).toBe(200)
    expect((await redeem(2, key)).status).toBe(422)
  })
})

describe('a redeemed code', () => {
  test('is accepted at the checkout from anyone', async () => {
    const { buyer, token, review } = await reviewed((await redeemTen()).toLowerCase())
    const { location } = await buyer.decide((await buyer.place(token, review)).location)
    expect((await buyer.open(location)).page).toMatchObject({ amounts: { discountCents: 1_000 } })
  })

  test('is accepted in only one of two concurrent checkouts', async () => {
    const code = await redeemTen()
    const both = [await reviewed(code), await reviewed(code)]
    const placed = await Promise.all(both.map(({ buyer, token, review }) => buyer.place(token, review)))
    expect(placed.filter(({ location }) => location.startsWith('/pay/'))).toHaveLength(1)
    expect(placed.filter(({ location }) => location.includes('notice=incomplete'))).toHaveLength(1)
    expect(await shop.usesOf(code)).toBe(1)
  })

  test('is accepted once, and then reported as used', async () => {
    const code = await redeemTen()
    await buyOneItem(shop, createShopper(shop), { ...createPerson(), discountCode: code })
    const next = createShopper(shop)
    const token = await shop.fillCart({ variantId: await shop.stockProduct() })
    const sent = await next.send(`/checkout/${token}`, {
      ...SHOPPER_ADDRESS,
      ...createPerson(),
      discountCode: code,
      next: 'review',
    })
    expect((await next.open(sent.location)).page).toMatchObject({
      errors: { discountCode: 'This discount code has been used up.' },
    })
  })

  test('can be used again after an unpaid checkout', async () => {
    const code = await redeemTen()
    const first = await reviewed(code)
    await first.buyer.decide((await first.buyer.place(first.token, first.review)).location, 'decline')
    expect(await shop.usesOf(code)).toBe(0)
    const second = await reviewed(code)
    expect((await second.buyer.place(second.token, second.review)).location).toMatch(/^\/pay/)
  })

  test('requires the minimum of its reward', async () => {
    const { redeem } = await withPoints(200)
    const { code } = await (await redeem(2)).json()
    const buyer = createShopper(shop)
    const token = await shop.fillCart({ variantId: await shop.stockProduct({ priceCents: 4_000 }) })
    const fields = { ...SHOPPER_ADDRESS, ...createPerson(), discountCode: String(code), next: 'review' }
    const sent = await buyer.send(`/checkout/${token}`, fields)
    expect((await buyer.open(sent.location)).page).toMatchObject({
      errors: {
        discountCode:
          'Your order is below the minimum for this discount code. Add CA$0.01 to use it (orders over CA$40.00).',
      },
    })
  })
})

describe('without scripts', () => {
  test('one form creates the link, another one redeems points, each once', async () => {
    const { visitor, available } = await withPoints(250)
    const kim = createShopper(shop)
    kim.cookie = visitor.cookie
    expect(await kim.send('/referrals/link', {})).toMatchObject({
      status: 303,
      location: '/referrals?notice=generated',
    })
    const form = { rewardId: '1', requestKey: 'key-of-this-page' }
    for (let click = 0; click < 2; click += 1)
      expect((await kim.send('/referrals/redeem', form)).location).toBe(
        '/referrals?tab=rewards&notice=redeemed',
      )
    expect(await available()).toBe(150)
    const short = await kim.send('/referrals/redeem', { rewardId: '4', requestKey: 'key-of-that-page' })
    expect(short.location).toContain('notice=not-enough-points')
  })

  test('another site’s form redeems nothing', async () => {
    const { visitor, available } = await withPoints(100)
    const kim = createShopper(shop)
    kim.cookie = visitor.cookie
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expect((await kim.send('/referrals/redeem', { rewardId: '1' }, foreign)).status).toBe(403)
    expect(await available()).toBe(100)
  })
})
