// Runs on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

test('an account isn’t deleted while a payment is pending, but is once the payment is decided', async () => {
  const kim = shop.shopper('198.51.103.1')
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const payPath = await kim.checkOut(token)
  const cookie = kim.cookie
  expect(await kim.send('/account/delete', { word: 'DELETE' })).toMatchObject({
    location: '/account/delete?notice=payment-under-way',
  })
  expect(kim.cookie).toBe(cookie)
  await kim.decide(payPath, 'decline')
  expect(await kim.send('/account/delete', { word: 'DELETE' })).toMatchObject({
    location: '/account/deleted',
  })
})

test('an order placed during the deletion is either complete or doesn’t exist', async () => {
  for (let round = 1; round <= 8; round += 1) {
    const kim = shop.shopper(`198.51.104.${round}`)
    const variantId = await shop.stockProduct({ stock: 5 })
    const token = await shop.fillCart({ variantId })
    const review = await kim.review(token)
    const before = (await shop.listPayments()).length
    const tab = shop.shopper(`198.51.105.${round}`)
    tab.cookie = kim.cookie
    const [placed, deleted] = await Promise.all([
      kim.place(token, review),
      tab.send('/account/delete', { word: 'DELETE' }),
    ])
    const payments = (await shop.listPayments()).slice(before)
    if (deleted.location === '/account/deleted') {
      expect(payments).toEqual([])
      expect(placed.location).not.toMatch(/^\/pay/)
      expect(await shop.stockOf(variantId)).toBe(5)
    } else {
      expect(deleted.location).toBe('/account/delete?notice=payment-under-way')
      expect(payments).toHaveLength(1)
      expect(await shop.stockOf(variantId)).toBe(4)
    }
  }
})
