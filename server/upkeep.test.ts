// Runs on both databases.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../tests/setup/checkout-shop.ts'
import { carts } from './db/schema/cart.ts'
import { productStats } from './db/schema/recommendations.ts'
import { startUpkeep } from './upkeep.ts'
import { waitUntil } from '../tests/setup/wait-until.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

it('an open shop counts paid orders in recommendations and sweeps expired data', async () => {
  const kim = shop.shopper()
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  await kim.decide(await kim.checkOut(token))
  await shop.pool.query(
    `insert into carts (id, checkout_token, updated_at) values ('old', 'old', now() - interval '91 days')`,
  )
  const upkeep = startUpkeep(shop.deps)
  await waitUntil(async () => {
    expect(await shop.db.$count(productStats)).toBe(1)
    expect(await shop.db.$count(carts)).toBe(1)
  })
  await upkeep.stop()
})
