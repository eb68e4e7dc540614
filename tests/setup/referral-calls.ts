import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { pointsSummarySchema, referralSummarySchema } from '../../contract/referrals.ts'
import { findCodeOwner } from '../../server/rewards/referrals/referral-codes.ts'
import { changeRewardPoints } from '../../server/rewards/points-ledger.ts'
import { reverseReferral } from '../../server/rewards/referrals/reverse-referral.ts'
import { orders } from '../../server/db/schema/orders.ts'
import { referrals } from '../../server/db/schema/referrals.ts'
import type { CheckoutShop } from './checkout-shop.ts'
import type { Shopper } from './shopper.ts'
import type { TestVisitor } from './visitor.ts'

/** The API's response for a visitor who hasn't referred anybody. */
export const POINTS_WITHOUT_REFERRALS = {
  totalPoints: 0,
  availablePoints: 0,
  level: 1,
  xpToNextLevel: 100,
  levelProgress: 0,
  owedPoints: 0,
}
export const POINTS_FOR_ONE_FRIEND = {
  ...POINTS_WITHOUT_REFERRALS,
  totalPoints: 100,
  availablePoints: 100,
  level: 2,
  xpToNextLevel: 200,
}

let made = 0

/** Creates a person with an e-mail address and household of their own. */
export function createPerson() {
  made += 1
  return { email: `person${made}@example.com`, address1: `${made} Lake Street`, firstName: 'Kim' }
}

export async function startSharing(shop: CheckoutShop, visitor: TestVisitor = shop.visitor()) {
  const answer = await visitor.send('POST', '/api/referrals/generate', { userId: 1 })
  const { shareUrl } = z.object({ shareUrl: z.string() }).parse(await answer.json())
  const path = new URL(shareUrl).pathname
  const code = path.replace('/r/', '')
  const hash = (await findCodeOwner(shop.db, code)) ?? ''
  return {
    visitor,
    path,
    code,
    hash,
    points: async () => pointsSummarySchema.parse(await (await visitor.get('/api/points/1')).json()),
    referrals: async () => referralSummarySchema.parse(await (await visitor.get('/api/referrals/1')).json()),
    /** Adds points without referrals, for tests about spending them. */
    give: (points: number) =>
      shop.db.transaction((tx) =>
        changeRewardPoints(tx, {
          kind: 'earn',
          points,
          visitorHash: hash,
          reason: 'friend',
          reference: `test:${hash}:${points}`,
          now: new Date(),
        }),
      ),
  }
}
export type ReferralSharer = Awaited<ReturnType<typeof startSharing>>

/** Creates a visitor with a browser and an IP address of their own. */
export function createShopper(shop: CheckoutShop): Shopper {
  made += 1
  return shop.shopper(`198.18.${Math.floor(made / 250)}.${made % 250}`)
}

/** Buys and pays for one decal. Returns the order's id. */
export async function buyOneItem(shop: CheckoutShop, shopper: Shopper, fields: Record<string, string>) {
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const { location } = await shopper.decide(await shopper.checkOut(token, fields))
  return findOrderId(shop, location)
}

export async function findOrderId({ db }: CheckoutShop, orderPath: string): Promise<number> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.token, orderPath.replace('/orders/', '')))
  if (!order) throw new Error(`no order at ${orderPath}`)
  return order.id
}

/** Creates a friend who follows the referral link and buys something. Returns the friend and the order. */
export async function referFriend(
  shop: CheckoutShop,
  { path }: Pick<ReferralSharer, 'path'>,
  person: Record<string, string> = createPerson(),
) {
  const friend = createShopper(shop)
  await friend.open(path)
  return { friend, person, orderId: await buyOneItem(shop, friend, person) }
}

/** Returns a shopper who uses the same browser as the person with the referral link. */
export function createSharerShopper(shop: CheckoutShop, { visitor }: ReferralSharer): Shopper {
  const shopper = createShopper(shop)
  shopper.cookie = visitor.cookie
  return shopper
}

export async function readReferralStatus({ db }: CheckoutShop, orderId: number) {
  const [row] = await db.select().from(referrals).where(eq(referrals.orderId, orderId))
  return row && { status: row.status, refusal: row.refusal }
}

export const reverseRewards = ({ db }: CheckoutShop, orderId: number) =>
  db.transaction((tx) => reverseReferral(tx, { orderId, now: new Date() }))
