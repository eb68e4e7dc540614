import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop, WITH_OPERATOR } from '../../tests/setup/checkout-shop.ts'
import {
  bringFriend,
  buyOne,
  newPerson,
  newShopper,
  type Sharer,
  startSharing,
} from '../../tests/setup/referral-calls.ts'
import { Visitor } from '../../tests/setup/visitor.ts'
import { referrals } from '../db/schema/referrals.ts'
import { rewardPointEntries } from '../db/schema/reward-points.ts'
import { reverseReferral } from '../services/referrals/reverse-referral.ts'
import { payDueRefunds } from '../services/refunds/pay-refunds.ts'
import { changeRewardPoints } from '../services/rewards/points-ledger.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: WITH_OPERATOR })
})
afterAll(() => shop.close())

const NOTHING = {
  totalPoints: 0,
  availablePoints: 0,
  level: 1,
  xpToNextLevel: 100,
  levelProgress: 0,
  owedPoints: 0,
}
const ONE_FRIEND = { ...NOTHING, totalPoints: 100, availablePoints: 100, level: 2, xpToNextLevel: 200 }

const undo = (orderId: number) =>
  shop.db.transaction((tx) => reverseReferral(tx, { orderId, now: new Date() }))

/** The sharer's own browser, in the checkout. */
function inCheckout({ visitor }: Sharer) {
  const shopper = newShopper(shop)
  shopper.cookie = visitor.cookie
  return shopper
}

async function statusOf(orderId: number) {
  const [row] = await shop.db.select().from(referrals).where(eq(referrals.orderId, orderId))
  return row && { status: row.status, refusal: row.refusal }
}

describe('whoever calls', () => {
  test('sees nothing and is no visitor yet', async () => {
    const stranger = shop.visitor()
    expect(await (await stranger.get('/api/points/1')).json()).toEqual(NOTHING)
    expect(await (await stranger.get('/api/referrals/me')).json()).toEqual({
      stats: { completedReferrals: 0, pendingReferrals: 0, totalEarned: 0 },
      referrals: [],
      shareUrl: null,
    })
    expect(await (await stranger.get('/api/achievements')).json()).toHaveLength(6)
    expect(stranger.cookie).toBe('')
  })

  test('has one link, by whatever name they call themselves', async () => {
    const { visitor, path } = await startSharing(shop)
    expect(path).toMatch(/^\/r\/[A-Z2-9]{8}$/)
    for (const userId of [1, '1', 'me']) {
      const answer = await visitor.send('POST', '/api/referrals/generate', { userId })
      expect(await answer.json()).toEqual({ shareUrl: `${shop.deps.env.PUBLIC_URL}${path}` })
    }
    const both = await Promise.all(
      [1, 'me'].map(async (id) => (await visitor.get(`/api/referrals/${id}`)).json()),
    )
    expect(both[0]).toEqual(both[1])
  })

  test.each([2, 0, -1, '2', 'kim', '01', '1.0'])('is not user %s', async (userId) => {
    const { visitor } = await startSharing(shop)
    const told = [
      await visitor.get(`/api/points/${userId}`),
      await visitor.get(`/api/referrals/${userId}`),
      await visitor.send('POST', '/api/referrals/generate', { userId }),
      await visitor.send('POST', '/api/rewards/redeem', { userId, rewardId: 1 }),
    ]
    for (const answer of told) expect(answer.status).toBe(404)
  })

  test('gets answers that nobody keeps', async () => {
    const { visitor } = await startSharing(shop)
    for (const path of ['/api/points/1', '/api/referrals/1', '/api/achievements'])
      expect((await visitor.get(path)).headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([[{}], [{ userId: null }], ['1']])('who sends %o is told', async (body) => {
    expect((await shop.visitor().send('POST', '/api/referrals/generate', body)).status).toBe(422)
  })
})

describe('a link', () => {
  test('leads to the shop, or to a page of it, and never elsewhere', async () => {
    const { path } = await startSharing(shop)
    const leadsTo = async (address: string) => {
      const { status, location } = await newShopper(shop).open(address)
      return [status, location]
    }
    expect(await leadsTo(path)).toEqual([303, '/'])
    expect(await leadsTo(path.toLowerCase())).toEqual([303, '/'])
    expect(await leadsTo(`${path}?redirect=/product/wolf%3Fvariant=2`)).toEqual([
      303,
      '/product/wolf?variant=2',
    ])
    expect(await leadsTo(`${path}?redirect=//elsewhere.example`)).toEqual([303, '/'])
    expect(await leadsTo('/r/AAAAAAAA')).toEqual([303, '/'])
    expect(await leadsTo('/r/..%2f..%2fetc')).toEqual([303, '/'])
  })

  test('is known as ?ref= on any page, which is shown without it', async () => {
    const { code, referrals: list } = await startSharing(shop)
    const friend = newShopper(shop)
    const came = await friend.open(`/shop?sort=price-low&ref=${code}`)
    expect([came.status, came.location]).toEqual([303, '/shop?sort=price-low'])
    expect((await list()).stats.pendingReferrals).toBe(1)
    // What other sites write there is none of ours.
    expect((await newShopper(shop).open('/shop?ref=newsletter')).status).not.toBe(303)
  })

  test('does not count who looks at it by themselves, nor what is no person', async () => {
    const sharer = await startSharing(shop)
    await inCheckout(sharer).open(sharer.path)
    for (const headers of [
      { 'user-agent': 'WhatsApp/2.24' },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { 'sec-fetch-dest': 'image' },
      { 'sec-purpose': 'prefetch' },
    ])
      expect((await shop.visitor().get(sharer.path, headers)).status).toBe(303)
    const head = await shop.visitor().ask(sharer.path, { method: 'HEAD', headers: {} })
    expect(head.headers.get('set-cookie')).toBeNull()
    expect(await sharer.referrals()).toMatchObject({ stats: { pendingReferrals: 0 }, referrals: [] })
  })

  test('counts so many arrivals from one address, and then shows its page only', async () => {
    const { path, referrals: list } = await startSharing(shop)
    for (let came = 0; came < 62; came += 1)
      await new Visitor(shop.app, shop.deps.env.PUBLIC_URL, '192.0.2.99').get(path)
    expect((await list()).stats.pendingReferrals).toBe(60)
  })
})

test('two links of wallets that were joined go on bringing friends to the one', async () => {
  const [own, other] = [await startSharing(shop), await startSharing(shop)]
  await other.give(200)
  const { page } = await inCheckout(own).send('/account/links', {})
  await inCheckout(other).send(new URL(String(page?.['address'])).pathname, { own: 'bring' })
  expect(await own.points()).toMatchObject({ availablePoints: 200, totalPoints: 200 })
  expect((await other.referrals()).shareUrl).toMatch(own.code)
  await bringFriend(shop, own)
  await bringFriend(shop, other)
  expect(await own.points()).toMatchObject({ availablePoints: 400, totalPoints: 400 })
})

describe('a friend', () => {
  test('who orders brings 100 points, once', async () => {
    const sharer = await startSharing(shop)
    const friend = newShopper(shop)
    await friend.open(sharer.path)
    await friend.open(sharer.path)
    expect(await sharer.referrals()).toMatchObject({
      stats: { completedReferrals: 0, pendingReferrals: 1 },
      referrals: [{ status: 'pending', referralCode: sharer.code }],
    })
    const person = newPerson()
    await buyOne(shop, friend, person)
    expect(await sharer.points()).toEqual(ONE_FRIEND)
    expect(await sharer.referrals()).toMatchObject({
      stats: { completedReferrals: 1, pendingReferrals: 0, totalEarned: 100 },
      referrals: [{ status: 'completed' }],
    })
    await friend.open(sharer.path)
    await buyOne(shop, friend, person)
    expect(await sharer.points()).toEqual(ONE_FRIEND)
    expect((await sharer.referrals()).referrals).toHaveLength(1)
    const told = JSON.stringify([await sharer.referrals(), await sharer.points()])
    expect(told).not.toMatch(new RegExp(`${person.email}|${person.address1}|ND-`))
  })

  test('is not counted twice where a payment is claimed by many at once', async () => {
    const sharer = await startSharing(shop)
    const friend = newShopper(shop)
    await friend.open(sharer.path)
    const token = await shop.fillCart({ variantId: await shop.stockProduct() })
    const pay = await friend.checkOut(token, newPerson())
    const { location } = await friend.send(pay, { decision: 'pay' })
    await Promise.all(Array.from({ length: 8 }, () => friend.open(location)))
    expect(await sharer.points()).toEqual(ONE_FRIEND)
  })

  test('belongs to the link that came first', async () => {
    const [first, second] = [await startSharing(shop), await startSharing(shop)]
    const friend = newShopper(shop)
    await friend.open(first.path)
    await friend.open(second.path)
    await buyOne(shop, friend, newPerson())
    expect([await first.points(), await second.points()]).toEqual([ONE_FRIEND, NOTHING])
  })

  test('who does not pay is waited for', async () => {
    const sharer = await startSharing(shop)
    const friend = newShopper(shop)
    await friend.open(sharer.path)
    const person = newPerson()
    const token = await shop.fillCart({ variantId: await shop.stockProduct() })
    await friend.decide(await friend.checkOut(token, person), 'decline')
    expect((await sharer.referrals()).stats.pendingReferrals).toBe(1)
    await buyOne(shop, friend, person)
    expect(await sharer.points()).toEqual(ONE_FRIEND)
  })

  test('who gets something for nothing is waited for as well', async () => {
    await shop.addDiscount({ code: 'ALLFREE', type: 'percentage', value: 100 })
    const sharer = await startSharing(shop)
    const friend = newShopper(shop)
    await friend.open(sharer.path)
    const person = newPerson()
    const token = await shop.fillCart({ variantId: await shop.stockProduct({ requiresShipping: false }) })
    const placed = await friend.place(
      token,
      await friend.review(token, { ...person, discountCode: 'ALLFREE' }),
    )
    expect(placed.location).toMatch(/^\/orders\//)
    expect((await sharer.referrals()).stats).toMatchObject({ completedReferrals: 0, pendingReferrals: 1 })
    await buyOne(shop, friend, person)
    expect(await sharer.points()).toEqual(ONE_FRIEND)
  })

  test('three of them bring a bonus, which goes when one of them goes', async () => {
    const sharer = await startSharing(shop)
    await bringFriend(shop, sharer)
    await bringFriend(shop, sharer)
    const { orderId } = await bringFriend(shop, sharer)
    expect(await sharer.points()).toMatchObject({ totalPoints: 350, availablePoints: 350 })
    const achievements = await (await sharer.visitor.get('/api/achievements')).json()
    expect(achievements).toContainEqual(
      expect.objectContaining({
        id: 'crew',
        progress: 3,
        requirement: 3,
        rewardPoints: 50,
        isCompleted: true,
      }),
    )
    await undo(orderId)
    expect(await sharer.points()).toMatchObject({ totalPoints: 200, availablePoints: 200 })
    await bringFriend(shop, sharer)
    expect(await sharer.points()).toMatchObject({ totalPoints: 350, availablePoints: 350 })
  })
})

describe('nobody earns by themselves', () => {
  /** Somebody who has bought before, and shares a link. */
  async function customer() {
    const sharer = await startSharing(shop)
    const person = newPerson()
    await buyOne(shop, inCheckout(sharer), person)
    return { sharer, person }
  }

  test.each([
    ['mail address', 'same-email', ({ email }) => ({ email: email.toUpperCase().replace('@', '+friend@') })],
    ['shipping address', 'same-address', ({ address1 }) => ({ address1: address1.replace('Street', 'ST.') })],
  ] satisfies [string, string, (own: ReturnType<typeof newPerson>) => Record<string, string>][])(
    'with the same %s in another browser',
    async (_, refusal, sameAs) => {
      const { sharer, person } = await customer()
      const { orderId } = await bringFriend(shop, sharer, { ...newPerson(), ...sameAs(person) })
      expect(await statusOf(orderId)).toEqual({ status: 'refused', refusal })
      expect(await sharer.points()).toEqual(NOTHING)
    },
  )

  test('though both pick up at the shop, whose address is nobody’s', async () => {
    const sharer = await startSharing(shop)
    await buyOne(shop, inCheckout(sharer), { ...newPerson(), delivery: 'pickup' })
    await bringFriend(shop, sharer, { ...newPerson(), delivery: 'pickup' })
    expect(await sharer.points()).toEqual(ONE_FRIEND)
  })

  test('with a browser that opens the same account', async () => {
    const sharer = await startSharing(shop)
    const guest = newShopper(shop)
    await guest.open(sharer.path)
    const { page } = await inCheckout(sharer).send('/account/links', {})
    const link = new URL(String(page?.['address'])).pathname
    await guest.send(link, { own: 'apart' })
    await buyOne(shop, guest, newPerson())
    expect(await sharer.points()).toEqual(NOTHING)
  })

  test('with a wallet that is brought into one’s own afterwards', async () => {
    const sharer = await startSharing(shop)
    const { friend } = await bringFriend(shop, sharer)
    expect(await sharer.points()).toEqual(ONE_FRIEND)
    const { page } = await inCheckout(sharer).send('/account/links', {})
    await friend.send(new URL(String(page?.['address'])).pathname, { own: 'bring' })
    expect(await sharer.points()).toEqual(NOTHING)
    expect((await sharer.referrals()).referrals).toMatchObject([{ status: 'reversed' }])
  })

  test('with a mail address that turns out to be one’s own', async () => {
    const sharer = await startSharing(shop)
    const { person } = await bringFriend(shop, sharer)
    await bringFriend(shop, sharer)
    expect(await sharer.points()).toMatchObject({ totalPoints: 200 })
    await buyOne(shop, inCheckout(sharer), { ...newPerson(), email: person.email ?? '' })
    expect(await sharer.points()).toEqual(ONE_FRIEND)
  })

  test('nor by somebody who has bought here before', async () => {
    const person = newPerson()
    const known = newShopper(shop)
    await buyOne(shop, known, person)
    const sharer = await startSharing(shop)
    await known.open(sharer.path)
    expect((await sharer.referrals()).referrals).toEqual([])
    const { orderId } = await bringFriend(shop, sharer, { ...newPerson(), email: person.email })
    expect(await statusOf(orderId)).toEqual({ status: 'refused', refusal: 'not-first' })
    expect(await sharer.points()).toEqual(NOTHING)
  })
})

describe('an order that goes back', () => {
  test('takes its points with it, once', async () => {
    const sharer = await startSharing(shop)
    const { orderId } = await bringFriend(shop, sharer)
    await Promise.all([undo(orderId), undo(orderId), undo(orderId)])
    expect(await sharer.points()).toEqual(NOTHING)
    expect(await statusOf(orderId)).toEqual({ status: 'reversed', refusal: null })
  })

  test('takes them when the shop cancels it, and keeps them while only a part of it goes back', async () => {
    const boss = await shop.operator()
    const refund = (id: number, version: number, what: object) =>
      boss.send(
        'POST',
        `/api/operator/orders/${id}/refunds`,
        { version, what, restock: false, reason: '' },
        { 'idempotency-key': `referral-${id}-${version}` },
      )
    const sharer = await startSharing(shop)
    const { orderId } = await bringFriend(shop, sharer)
    expect((await refund(orderId, 1, { kind: 'amount', amountCents: 100 })).status).toBe(200)
    await payDueRefunds(shop.deps)
    expect(await sharer.points()).toEqual(ONE_FRIEND)
    expect((await refund(orderId, 2, { kind: 'cancel' })).status).toBe(200)
    expect(await sharer.points()).toEqual(NOTHING)
  })

  test('takes a code with it that was redeemed and not used', async () => {
    const sharer = await startSharing(shop)
    const { orderId } = await bringFriend(shop, sharer)
    const redeemed = await sharer.visitor.send('POST', '/api/rewards/redeem', { userId: 1, rewardId: 1 })
    const { code } = await redeemed.json()
    await undo(orderId)
    expect(await sharer.points()).toEqual(NOTHING)
    expect(await shop.usesOf(code)).toBeUndefined()
  })

  test('leaves a debt where the code was used, which the next friend pays off', async () => {
    const sharer = await startSharing(shop)
    const { orderId } = await bringFriend(shop, sharer)
    const redeemed = await sharer.visitor.send('POST', '/api/rewards/redeem', { userId: 1, rewardId: 1 })
    const { code } = await redeemed.json()
    await buyOne(shop, inCheckout(sharer), { ...newPerson(), discountCode: code })
    await undo(orderId)
    expect(await sharer.points()).toEqual({ ...NOTHING, owedPoints: 100 })
    await bringFriend(shop, sharer)
    expect(await sharer.points()).toEqual({ ...ONE_FRIEND, availablePoints: 0 })
  })

  test('gives its buyer back the points of the reward it was paid with, once', async () => {
    const sharer = await startSharing(shop)
    await sharer.give(100)
    const redeemed = await sharer.visitor.send('POST', '/api/rewards/redeem', { userId: 1, rewardId: 1 })
    const { code } = await redeemed.json()
    const orderId = await buyOne(shop, inCheckout(sharer), { ...newPerson(), discountCode: code })
    expect(await sharer.points()).toMatchObject({ availablePoints: 0 })
    await Promise.all([undo(orderId), undo(orderId)])
    expect(await sharer.points()).toEqual(ONE_FRIEND)
    // The code stays used.
    expect(await shop.usesOf(code)).toBe(1)
  })
})

test('the ledger only grows, and sums to what there is', async () => {
  const sums = await shop.db.execute(sql`
    select b.visitor_hash from reward_point_balances b left join reward_point_entries e using (visitor_hash)
    group by b.visitor_hash, b.available having b.available <> coalesce(sum(e.amount), 0)`)
  expect(sums.rows).toEqual([])
  await expect(shop.db.update(rewardPointEntries).set({ amount: 1 })).rejects.toThrow()
  await expect(shop.db.delete(rewardPointEntries)).rejects.toThrow()
  const change = { kind: 'earn', points: 5, visitorHash: 'nobody', reason: 'friend' } as const
  const twice = () =>
    shop.db.transaction((tx) =>
      changeRewardPoints(tx, { ...change, reference: 'test:twice', now: new Date() }),
    )
  expect([await twice(), await twice()]).toMatchObject([
    { balance: { available: 5 } },
    { balance: { available: 5 } },
  ])
})
