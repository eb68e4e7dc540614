// Runs on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { SHOPPER_ADDRESS } from '../../../tests/setup/shopper.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

test('a discount with limited uses is used when the order is placed, returned if it isn’t paid, and refused when used up', async () => {
  await shop.addDiscount({ code: 'ONCE', type: 'fixed', value: 200, usageLimit: 1 })
  const variantId = await shop.stockProduct()
  const [first, second] = [await shop.fillCart({ variantId }), await shop.fillCart({ variantId })]
  const [kim, lee] = [shop.shopper(), shop.shopper()]
  const kimPays = await kim.checkOut(first, { discountCode: 'once' })
  expect(await shop.usesOf('ONCE')).toBe(1)
  const refused = await lee.send(`/checkout/${second}`, {
    ...SHOPPER_ADDRESS,
    discountCode: 'ONCE',
    next: 'review',
  })
  expect((await lee.open(refused.location)).page).toMatchObject({
    errors: { discountCode: expect.stringContaining('used up') },
  })
  await kim.decide(kimPays, 'decline')
  expect(await shop.usesOf('ONCE')).toBe(0)
  expect((await lee.decide(await lee.checkOut(second, { discountCode: 'once' }))).location).toMatch(
    /^\/orders\//,
  )
})

test('items without tracked stock, or with overselling allowed, are sold', async () => {
  const uncounted = await shop.stockProduct({ stock: null })
  const soldOn = await shop.stockProduct({ stock: 0, policy: 'continue' })
  const token = await shop.fillCart({ variantId: uncounted }, { variantId: soldOn, quantity: 2 })
  const kim = shop.shopper()
  expect((await kim.decide(await kim.checkOut(token))).location).toMatch(/^\/orders\//)
  expect([await shop.stockOf(uncounted), await shop.stockOf(soldOn)]).toEqual([null, -2])
})

test('items that sold out in the meantime are marked, and one button removes them from the order', async () => {
  const [scarce, plenty] = [await shop.stockProduct({ stock: 1 }), await shop.stockProduct()]
  const token = await shop.fillCart({ variantId: scarce }, { variantId: plenty })
  const [kim, lee] = [shop.shopper(), shop.shopper()]
  const review = await kim.review(token)
  await lee.decide(await lee.checkOut(await shop.fillCart({ variantId: scarce })))
  const told = await kim.place(token, review)
  expect(told.location).toBe(`/checkout/${token}?notice=sold-out`)
  const { page } = await kim.open(told.location)
  expect(page).toMatchObject({
    notice: { text: expect.stringContaining("You haven't been charged") },
    lines: [{ problem: 'Sold Out' }, { problem: null }],
  })
  await kim.send(`/checkout/${token}/adjust`, {})
  expect((await kim.open(`/checkout/${token}`)).page).toMatchObject({ lines: [{ problem: null }] })
})
