// Runs on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPerson, createShopper, startSharing } from '../../../tests/setup/referral-calls.ts'
import type { Shopper } from '../../../tests/setup/shopper.ts'
import { openStripeShop, type StripeShop } from '../../../tests/setup/stripe-shop.ts'

let shop: StripeShop
beforeAll(async () => {
  shop = await openStripeShop()
})
afterAll(() => shop.close())

/** Buys one decal with a card. Sends Stripe's event about the payment. */
async function buyWith(card: string, buyer: Shopper) {
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const { id } = shop.sessionAt(await buyer.checkOut(token, createPerson()))
  shop.stripe.state.card = card
  shop.stripe.pay(id)
  const told = await shop.deliver(shop.stripe.signed('checkout.session.completed', id))
  expect(told.status).toBe(200)
}

test.each([
  ['the referrer’s card earns nothing', 'visa of Kim', 'visa of Kim', 'refused', 0],
  ['their own card earns 100 points', 'visa of Lee', 'visa of Robin', 'completed', 100],
])('the referral of a friend who pays with %s', async (_, own, theirs, status, totalPoints) => {
  const sharer = await startSharing(shop)
  const kim = createShopper(shop)
  kim.cookie = sharer.visitor.cookie
  await buyWith(own, kim)
  const friend = createShopper(shop)
  await friend.open(sharer.path)
  await buyWith(theirs, friend)
  expect((await sharer.referrals()).referrals).toMatchObject([{ status }])
  expect(await sharer.points()).toMatchObject({ totalPoints })
})
