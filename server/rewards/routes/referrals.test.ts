// Runs on both databases.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import {
  referFriend,
  createSharerShopper,
  createShopper,
  POINTS_WITHOUT_REFERRALS,
  startSharing,
} from '../../../tests/setup/referral-calls.ts'
import { TestVisitor } from '../../../tests/setup/visitor.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

describe('a caller of the referral API', () => {
  test('without a cookie sees nothing, and doesn’t become a visitor', async () => {
    const stranger = shop.visitor()
    expect(await (await stranger.get('/api/points/1')).json()).toEqual(POINTS_WITHOUT_REFERRALS)
    expect(await (await stranger.get('/api/referrals/me')).json()).toEqual({
      stats: { completedReferrals: 0, pendingReferrals: 0, totalEarned: 0 },
      referrals: [],
      shareUrl: null,
    })
    expect(await (await stranger.get('/api/achievements')).json()).toHaveLength(6)
    expect(stranger.cookie).toBe('')
  })

  test('has one link, whichever user id they send', async () => {
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

  test.each([2, 0, -1, '2', 'kim', '01', '1.0'])('can’t pose as user %s', async (userId) => {
    const { visitor } = await startSharing(shop)
    const told = [
      await visitor.get(`/api/points/${userId}`),
      await visitor.get(`/api/referrals/${userId}`),
      await visitor.send('POST', '/api/referrals/generate', { userId }),
      await visitor.send('POST', '/api/rewards/redeem', { userId, rewardId: 1 }),
    ]
    for (const answer of told) expect(answer.status).toBe(404)
  })

  test('gets responses that aren’t cached', async () => {
    const { visitor } = await startSharing(shop)
    for (const path of ['/api/points/1', '/api/referrals/1', '/api/achievements'])
      expect((await visitor.get(path)).headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([[{}], [{ userId: null }], ['1']])('who sends %o gets an error', async (body) => {
    expect((await shop.visitor().send('POST', '/api/referrals/generate', body)).status).toBe(422)
  })
})

describe('a link', () => {
  test('leads to the shop or one of its pages, and never elsewhere', async () => {
    const { path } = await startSharing(shop)
    const leadsTo = async (address: string) => {
      const { status, location } = await createShopper(shop).open(address)
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

  test('works as ?ref= on any page, and redirects to the page without it', async () => {
    const { code, referrals: list } = await startSharing(shop)
    const friend = createShopper(shop)
    const came = await friend.open(`/shop?sort=price-low&ref=${code}`)
    expect([came.status, came.location]).toEqual([303, '/shop?sort=price-low'])
    expect((await list()).stats.pendingReferrals).toBe(1)
    // Other sites use `ref` for their own values. The shop ignores values that aren't its codes.
    expect((await createShopper(shop).open('/shop?ref=newsletter')).status).not.toBe(303)
  })

  test('doesn’t count its owner, bots or prefetches', async () => {
    const sharer = await startSharing(shop)
    await createSharerShopper(shop, sharer).open(sharer.path)
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

  test('counts a limited number of arrivals from one address, and then only shows its page', async () => {
    const { path, referrals: list } = await startSharing(shop)
    for (let came = 0; came < 62; came += 1)
      await new TestVisitor(shop.app, shop.deps.env.PUBLIC_URL, '192.0.2.99').get(path)
    expect((await list()).stats.pendingReferrals).toBe(60)
  })
})

test('of either of two merged accounts goes on earning points for the merged one', async () => {
  const [own, other] = [await startSharing(shop), await startSharing(shop)]
  await other.give(200)
  const { page } = await createSharerShopper(shop, own).send('/account/links', {})
  await createSharerShopper(shop, other).send(new URL(String(page?.['address'])).pathname, { own: 'bring' })
  expect(await own.points()).toMatchObject({ availablePoints: 200, totalPoints: 200 })
  expect((await other.referrals()).shareUrl).toMatch(own.code)
  await referFriend(shop, own)
  await referFriend(shop, other)
  expect(await own.points()).toMatchObject({ availablePoints: 400, totalPoints: 400 })
})
