import { afterEach, describe, expect, it } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../tests/setup/checkout-shop.ts'
import { Shopper } from '../tests/setup/shopper.ts'
import { TestVisitor } from '../tests/setup/visitor.ts'
import { createCart } from './cart/create-cart.ts'

let shop: CheckoutShop
afterEach(() => shop.close())

/** Opens a shop behind a proxy. In this shop, one IP address has already used up its 60 guesses of discount codes. */
async function openGuessedShop(trustedProxy: string) {
  shop = await openCheckoutShop({ settings: { TRUSTED_PROXY: trustedProxy } })
  await shop.addDiscount({ code: 'TEN', type: 'percentage', value: 10, title: '10 % off' })
  for (const cart of [await openCart(), await openCart(), await openCart()])
    for (let i = 0; i < 20; i += 1)
      expect((await apply(cart.id, `GUESS${i}`, '198.51.100.1')).status).toBe(422)
}

async function openCart() {
  const lines = [{ variantId: await shop.stockProduct(), quantity: 1, attributes: [] }]
  const made = await createCart(shop.deps, { lines, visitorHash: null })
  if (!made.ok) throw new Error('no cart')
  return made.cart
}

const apply = (cartId: string, code: string, address: string) =>
  new TestVisitor(shop.app, shop.deps.env.PUBLIC_URL, address).send('PUT', `/api/carts/${cartId}/discount`, {
    code,
  })

async function buy(checkoutToken: string) {
  const buyer = new Shopper(shop.app, shop.deps.env.PUBLIC_URL, '198.51.100.2')
  return buyer.decide(await buyer.checkOut(checkoutToken))
}

describe('behind a proxy, after one address has used up a limit,', () => {
  it('another address can still buy if the proxy is trusted', async () => {
    await openGuessedShop('1')
    const { id } = await openCart()
    expect((await apply(id, 'TEN', '198.51.100.1')).status).toBe(429)
    expect((await apply(id, 'TEN', '198.51.100.2')).status).toBe(200)
    const { checkoutToken } = await openCart()
    expect(await buy(checkoutToken)).toMatchObject({ location: expect.stringMatching(/^\/orders\//) })
  })

  it('all addresses share its limits if no proxy is trusted, so a shop with https must configure one', async () => {
    await openGuessedShop('0')
    const { id, checkoutToken } = await openCart()
    expect((await apply(id, 'TEN', '198.51.100.2')).status).toBe(429)
    expect(await buy(checkoutToken)).toMatchObject({ location: expect.stringMatching(/^\/orders\//) })
  })
})
