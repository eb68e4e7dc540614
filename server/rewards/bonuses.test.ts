// Runs on both databases.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { referrals } from '../db/schema/referrals.ts'
import { settleAchievementBonuses } from './bonuses.ts'
import { findRewardPoints } from './points-ledger.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

test('friends who complete at the same moment earn the bonus once', async () => {
  const sharers = Array.from({ length: 12 }, () => `sharer-${randomUUID()}`)
  await Promise.all(sharers.flatMap((sharer) => [1, 2, 3].map(() => complete(sharer))))
  const points = await Promise.all(sharers.map((sharer) => findRewardPoints(shop.db, sharer)))
  expect(points.map(({ available }) => available)).toEqual(sharers.map(() => 50))
})

/** Completes a referral and updates the bonuses in one transaction, as a paid order does. */
async function complete(referrerHash: string) {
  const now = new Date()
  const pending = { code: 'TEST', referrerVisitorHash: referrerHash, createdAt: now }
  const [row] = await shop.db.insert(referrals).values(pending).returning({ id: referrals.id })
  const referralId = row?.id ?? ''
  await shop.db.transaction(async (tx) => {
    await tx
      .update(referrals)
      .set({ status: 'completed', decidedAt: now })
      .where(eq(referrals.id, referralId))
    await settleAchievementBonuses(tx, { referrerHash, referralId, now })
  })
}
