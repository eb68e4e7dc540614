// Runs on both databases.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applySettings } from '../../../domain/settings/settings.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import {
  referFriend,
  buyOneItem,
  createSharerShopper,
  createPerson,
  createShopper,
  POINTS_WITHOUT_REFERRALS,
  POINTS_FOR_ONE_FRIEND,
  startSharing,
  readReferralStatus,
  reverseRewards,
} from '../../../tests/setup/referral-calls.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

describe('a referred friend', () => {
  test('who orders earns 100 points for the sharer, once', async () => {
    const sharer = await startSharing(shop)
    const friend = createShopper(shop)
    await friend.open(sharer.path)
    await friend.open(sharer.path)
    expect(await sharer.referrals()).toMatchObject({
      stats: { completedReferrals: 0, pendingReferrals: 1 },
      referrals: [{ status: 'pending', referralCode: sharer.code }],
    })
    const person = createPerson()
    await buyOneItem(shop, friend, person)
    expect(await sharer.points()).toEqual(POINTS_FOR_ONE_FRIEND)
    expect(await sharer.referrals()).toMatchObject({
      stats: { completedReferrals: 1, pendingReferrals: 0, totalEarned: 100 },
      referrals: [{ status: 'completed' }],
    })
    await friend.open(sharer.path)
    await buyOneItem(shop, friend, person)
    expect(await sharer.points()).toEqual(POINTS_FOR_ONE_FRIEND)
    expect((await sharer.referrals()).referrals).toHaveLength(1)
    const told = JSON.stringify([await sharer.referrals(), await sharer.points()])
    expect(told).not.toMatch(new RegExp(`${person.email}|${person.address1}|ND-`))
  })

  test('is counted once, even if concurrent calls claim the payment', async () => {
    const sharer = await startSharing(shop)
    const friend = createShopper(shop)
    await friend.open(sharer.path)
    const token = await shop.fillCart({ variantId: await shop.stockProduct() })
    const pay = await friend.checkOut(token, createPerson())
    const { location } = await friend.send(pay, { decision: 'pay' })
    await Promise.all(Array.from({ length: 8 }, () => friend.open(location)))
    expect(await sharer.points()).toEqual(POINTS_FOR_ONE_FRIEND)
  })

  test('belongs to the first link that they followed', async () => {
    const [first, second] = [await startSharing(shop), await startSharing(shop)]
    const friend = createShopper(shop)
    await friend.open(first.path)
    await friend.open(second.path)
    await buyOneItem(shop, friend, createPerson())
    expect([await first.points(), await second.points()]).toEqual([
      POINTS_FOR_ONE_FRIEND,
      POINTS_WITHOUT_REFERRALS,
    ])
  })

  test('who doesn’t pay stays pending', async () => {
    const sharer = await startSharing(shop)
    const friend = createShopper(shop)
    await friend.open(sharer.path)
    const person = createPerson()
    const token = await shop.fillCart({ variantId: await shop.stockProduct() })
    await friend.decide(await friend.checkOut(token, person), 'decline')
    expect((await sharer.referrals()).stats.pendingReferrals).toBe(1)
    await buyOneItem(shop, friend, person)
    expect(await sharer.points()).toEqual(POINTS_FOR_ONE_FRIEND)
  })

  test('whose order costs nothing stays pending as well', async () => {
    await shop.addDiscount({ code: 'ALLFREE', type: 'percentage', value: 100 })
    const sharer = await startSharing(shop)
    const friend = createShopper(shop)
    await friend.open(sharer.path)
    const person = createPerson()
    const token = await shop.fillCart({ variantId: await shop.stockProduct({ requiresShipping: false }) })
    const placed = await friend.place(
      token,
      await friend.review(token, { ...person, discountCode: 'ALLFREE' }),
    )
    expect(placed.location).toMatch(/^\/orders\//)
    expect((await sharer.referrals()).stats).toMatchObject({ completedReferrals: 0, pendingReferrals: 1 })
    await buyOneItem(shop, friend, person)
    expect(await sharer.points()).toEqual(POINTS_FOR_ONE_FRIEND)
  })

  test('is one of three that earn a bonus, which is taken back if one of them cancels', async () => {
    const sharer = await startSharing(shop)
    await referFriend(shop, sharer)
    await referFriend(shop, sharer)
    const { orderId } = await referFriend(shop, sharer)
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
    await reverseRewards(shop, orderId)
    expect(await sharer.points()).toMatchObject({ totalPoints: 200, availablePoints: 200 })
    await referFriend(shop, sharer)
    expect(await sharer.points()).toMatchObject({ totalPoints: 350, availablePoints: 350 })
  })

  test('earns the points in the settings, and a bonus is taken back as it was given, even if the setting changed', async () => {
    applySettings({ rewards: { pointsPerFriend: 0, crewPoints: 40 } })
    const sharer = await startSharing(shop)
    await referFriend(shop, sharer)
    await referFriend(shop, sharer)
    const { orderId } = await referFriend(shop, sharer)
    expect(await sharer.points()).toMatchObject({ totalPoints: 40, availablePoints: 40 })
    applySettings({ rewards: { crewPoints: 90 } })
    await reverseRewards(shop, orderId)
    expect(await sharer.points()).toMatchObject({ totalPoints: 0, availablePoints: 0 })
    applySettings({})
  })
})

describe('nobody earns points from their own orders', () => {
  /** Creates a customer who has ordered before and shares a referral link. */
  async function customer() {
    const sharer = await startSharing(shop)
    const person = createPerson()
    await buyOneItem(shop, createSharerShopper(shop, sharer), person)
    return { sharer, person }
  }

  test.each([
    ['mail address', 'same-email', ({ email }) => ({ email: email.toUpperCase().replace('@', '+friend@') })],
    ['shipping address', 'same-address', ({ address1 }) => ({ address1: address1.replace('Street', 'ST.') })],
  ] satisfies [string, string, (own: ReturnType<typeof createPerson>) => Record<string, string>][])(
    'with the same %s in another browser',
    async (_, refusal, sameAs) => {
      const { sharer, person } = await customer()
      const { orderId } = await referFriend(shop, sharer, { ...createPerson(), ...sameAs(person) })
      expect(await readReferralStatus(shop, orderId)).toEqual({ status: 'refused', refusal })
      expect(await sharer.points()).toEqual(POINTS_WITHOUT_REFERRALS)
    },
  )

  test('although everyone who picks up at the shop has the same address', async () => {
    const sharer = await startSharing(shop)
    await buyOneItem(shop, createSharerShopper(shop, sharer), { ...createPerson(), delivery: 'pickup' })
    await referFriend(shop, sharer, { ...createPerson(), delivery: 'pickup' })
    expect(await sharer.points()).toEqual(POINTS_FOR_ONE_FRIEND)
  })

  test('with a browser that opens the same account', async () => {
    const sharer = await startSharing(shop)
    const guest = createShopper(shop)
    await guest.open(sharer.path)
    const { page } = await createSharerShopper(shop, sharer).send('/account/links', {})
    const link = new URL(String(page?.['address'])).pathname
    await guest.send(link, { own: 'apart' })
    await buyOneItem(shop, guest, createPerson())
    expect(await sharer.points()).toEqual(POINTS_WITHOUT_REFERRALS)
  })

  test('with an account that is merged into one’s own afterwards', async () => {
    const sharer = await startSharing(shop)
    const { friend } = await referFriend(shop, sharer)
    expect(await sharer.points()).toEqual(POINTS_FOR_ONE_FRIEND)
    const { page } = await createSharerShopper(shop, sharer).send('/account/links', {})
    await friend.send(new URL(String(page?.['address'])).pathname, { own: 'bring' })
    expect(await sharer.points()).toEqual(POINTS_WITHOUT_REFERRALS)
    expect((await sharer.referrals()).referrals).toMatchObject([{ status: 'reversed' }])
  })

  test('with a mail address that is later found to be one’s own', async () => {
    const sharer = await startSharing(shop)
    const { person } = await referFriend(shop, sharer)
    await referFriend(shop, sharer)
    expect(await sharer.points()).toMatchObject({ totalPoints: 200 })
    await buyOneItem(shop, createSharerShopper(shop, sharer), {
      ...createPerson(),
      email: person.email ?? '',
    })
    expect(await sharer.points()).toEqual(POINTS_FOR_ONE_FRIEND)
  })

  test('or for a friend who has bought here before', async () => {
    const person = createPerson()
    const known = createShopper(shop)
    await buyOneItem(shop, known, person)
    const sharer = await startSharing(shop)
    await known.open(sharer.path)
    expect((await sharer.referrals()).referrals).toEqual([])
    const { orderId } = await referFriend(shop, sharer, { ...createPerson(), email: person.email })
    expect(await readReferralStatus(shop, orderId)).toEqual({ status: 'refused', refusal: 'not-first' })
    expect(await sharer.points()).toEqual(POINTS_WITHOUT_REFERRALS)
  })
})
