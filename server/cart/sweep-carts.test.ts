import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { applySettings } from '../../domain/settings/settings.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { carts } from '../db/schema/cart.ts'
import { sweepCarts } from './sweep-carts.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())
afterEach(() => applySettings({}))

it('deletes carts after the configured number of days', async () => {
  const checkoutToken = await shop.fillCart({ variantId: await shop.stockProduct() })
  const fiftyDaysAgo = new Date(Date.now() - 50 * 86_400_000)
  await shop.db.update(carts).set({ updatedAt: fiftyDaysAgo }).where(eq(carts.checkoutToken, checkoutToken))
  expect(await sweepCarts(shop.deps)).toBe(0)
  applySettings({ keeping: { cartDays: 45 } })
  expect(await sweepCarts(shop.deps)).toBe(1)
})
