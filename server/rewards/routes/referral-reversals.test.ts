// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import {
  referFriend,
  buyOneItem,
  createSharerShopper,
  createPerson,
  POINTS_WITHOUT_REFERRALS,
  POINTS_FOR_ONE_FRIEND,
  startSharing,
  readReferralStatus,
  reverseRewards,
} from '../../../tests/setup/referral-calls.ts'
import { rewardPointEntries } from '../../db/schema/reward-points.ts'
import { payDueRefunds } from '../../orders/refunds/pay-refunds.ts'
import { changeRewardPoints } from '../points-ledger.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

describe('a returned order', () => {
  test('takes the points that it earned back from the referrer, once', async () => {
    const sharer = await startSharing(shop)
    const { orderId } = await referFriend(shop, sharer)
    await Promise.all([
      reverseRewards(shop, orderId),
      reverseRewards(shop, orderId),
      reverseRewards(shop, orderId),
    ])
    expect(await sharer.points()).toEqual(POINTS_WITHOUT_REFERRALS)
    expect(await readReferralStatus(shop, orderId)).toEqual({ status: 'reversed', refusal: null })
  })

  test('takes its points back when the shop cancels it, and keeps them after a partial refund', async () => {
    const boss = await shop.operator()
    const refund = (id: number, version: number, what: object) =>
      boss.send(
        'POST',
        `/api/operator/orders/${id}/refunds`,
        { version, what, restock: false, reason: '' },
        { 'idempotency-key': `referral-${id}-${version}` },
      )
    const sharer = await startSharing(shop)
    const { orderId } = await referFriend(shop, sharer)
    expect((await refund(orderId, 1, { kind: 'amount', amountCents: 100 })).status).toBe(200)
    await payDueRefunds(shop.deps)
    expect(await sharer.points()).toEqual(POINTS_FOR_ONE_FRIEND)
    expect((await refund(orderId, 2, { kind: 'cancel' })).status).toBe(200)
    expect(await sharer.points()).toEqual(POINTS_WITHOUT_REFERRALS)
  })

  test('takes back a code that was redeemed but not used', async () => {
    const sharer = await startSharing(shop)
    const { orderId } = await referFriend(shop, sharer)
    const redeemed = await sharer.visitor.send('POST', '/api/rewards/redeem', { userId: 1, rewardId: 1 })
    const { code } = await redeemed.json()
    await reverseRewards(shop, orderId)
    expect(await sharer.points()).toEqual(POINTS_WITHOUT_REFERRALS)
    expect(await shop.usesOf(code)).toBeUndefined()
  })

  test('leaves a debt if the code was used, which the next friend’s points pay off', async () => {
    const sharer = await startSharing(shop)
    const { orderId } = await referFriend(shop, sharer)
    const redeemed = await sharer.visitor.send('POST', '/api/rewards/redeem', { userId: 1, rewardId: 1 })
    const { code } = await redeemed.json()
    await buyOneItem(shop, createSharerShopper(shop, sharer), { ...createPerson(), discountCode: code })
    await reverseRewards(shop, orderId)
    expect(await sharer.points()).toEqual({ ...POINTS_WITHOUT_REFERRALS, owedPoints: 100 })
    await referFriend(shop, sharer)
    expect(await sharer.points()).toEqual({ ...POINTS_FOR_ONE_FRIEND, availablePoints: 0 })
  })

  test('returns the points for the reward that its buyer used, once', async () => {
    const sharer = await startSharing(shop)
    await sharer.give(100)
    const redeemed = await sharer.visitor.send('POST', '/api/rewards/redeem', { userId: 1, rewardId: 1 })
    const { code } = await redeemed.json()
    const orderId = await buyOneItem(shop, createSharerShopper(shop, sharer), {
      ...createPerson(),
      discountCode: code,
    })
    expect(await sharer.points()).toMatchObject({ availablePoints: 0 })
    await Promise.all([reverseRewards(shop, orderId), reverseRewards(shop, orderId)])
    expect(await sharer.points()).toEqual(POINTS_FOR_ONE_FRIEND)
    // The points are returned, but the discount code still counts as used.
    expect(await shop.usesOf(code)).toBe(1)
  })
})

test('the ledger is append-only, and its sum is the balance', async () => {
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
