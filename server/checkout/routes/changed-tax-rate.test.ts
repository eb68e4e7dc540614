import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DEFAULT_RULES } from '../../../domain/settings/default-rules.ts'
import { applySettings } from '../../../domain/settings/settings.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())
afterEach(() => applySettings({}))

/** Sets Ontario's tax rate to 15 % in the settings, valid since last year. */
const raiseRate = () =>
  applySettings({
    taxes: {
      ...DEFAULT_RULES.taxes,
      rates: [{ province: 'ON', name: 'HST', percent: 15, from: '2025-01-01' }],
    },
  })
const startCheckout = async () =>
  shop.fillCart({ variantId: await shop.stockProduct({ priceCents: 10_000 }) })
const taxesOf = (ratePerMillion: number, amountCents: number) => [
  { name: 'HST', ratePerMillion, amountCents },
]

test('a placed order keeps its rate on its page and receipt; the next order has the new rate', async () => {
  const shopper = shop.shopper()
  const first = (await shopper.decide(await shopper.checkOut(await startCheckout()))).location
  const before = [await shopper.open(first), await shopper.open(`${first}/receipt`)]
  raiseRate()
  const after = [await shopper.open(first), await shopper.open(`${first}/receipt`)]
  expect(after.map(({ page }) => page)).toEqual(before.map(({ page }) => page))
  await shopper.decide(await shopper.checkOut(await startCheckout()))
  expect((await shop.listOrders()).map((order) => order.taxes)).toEqual([
    taxesOf(130_000, 1_300),
    taxesOf(150_000, 1_500),
  ])
})

test('if a rate changes while a shopper reviews the order, the new rate is shown before anything is paid', async () => {
  const shopper = shop.shopper()
  const token = await startCheckout()
  const reviewed = await shopper.review(token)
  raiseRate()
  const { location } = await shopper.place(token, reviewed)
  expect(location).toMatch(new RegExp(`^/checkout/${token}/review`))
  expect(await shopper.open(location)).toMatchObject({ page: { amounts: { totalCents: 11_500 } } })
})
