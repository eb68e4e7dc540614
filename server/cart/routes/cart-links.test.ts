// Runs on both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CartPageShop, type CartShopper, openCartPageShop } from '../../../tests/setup/cart-page.ts'
import type { CheckoutShop } from '../../../tests/setup/checkout-shop.ts'

let opened: CartPageShop
let shop: CheckoutShop
let shopper: CartShopper
beforeAll(async () => {
  opened = await openCartPageShop()
  shop = opened.shop
})
afterAll(() => shop.close())
beforeEach(() => {
  shopper = opened.nextShopper()
})

describe('a link to a cart', () => {
  it('fills the cart and reports products that are not on sale', async () => {
    const variantId = await shop.stockProduct()
    const view = await shopper.open(await shopper.follow(`/cart/${variantId}:2,999999:1,888888:3`))
    expect(view).toMatchObject({
      lines: [{ quantity: 2 }],
      message: '2 items in the link are no longer sold here.',
    })
    expect(await shopper.open(await shopper.follow(`/cart/${variantId}:1`))).toMatchObject({
      lines: [{ quantity: 3 }],
    })
  })

  it('adds no more than the stock and the limit per line', async () => {
    const few = await shop.stockProduct({ stock: 2 })
    expect(await shopper.open(await shopper.follow(`/cart/${few}:9`))).toMatchObject({
      lines: [{ quantity: 2 }],
      message: 'Only 2 left, and they’re all in your cart.',
    })
    const many = await shop.stockProduct({ stock: null })
    await shopper.follow(`/cart/${many}:9999`)
    expect(await shopper.open(await shopper.follow(`/cart/${many}:9999`))).toMatchObject({
      message: 'Not everything fits: your cart would be too large.',
    })
  })

  it('does nothing as a picture, when prefetched, or when invalid', async () => {
    const variantId = await shop.stockProduct()
    expect(await shopper.follow(`/cart/${variantId}:1`, { 'sec-fetch-dest': 'image' })).toBe('/cart')
    expect(await shopper.follow(`/cart/${variantId}:1`, { 'sec-purpose': 'prefetch' })).toBe('/cart')
    expect(await shopper.follow('/cart/nonsense')).toBe('/cart?told=bad-link')
    expect((await shopper.open()).lines).toEqual([])
  })
})

describe('a link to a cart with a discount', () => {
  it.each(['in a new cart', 'in the cart there is'])('applies both: %s', async (where) => {
    const variantId = await shop.stockProduct({ priceCents: 10_00 })
    if (where === 'in the cart there is') await shopper.add(variantId)
    expect(await shopper.open(await shopper.follow(`/cart/${variantId}:1?discount=ten`))).toMatchObject({
      told: 'Added to cart',
      extras: { discount: { code: 'TEN', holds: true } },
    })
  })

  it('adds the items if the code is invalid, and says so', async () => {
    const variantId = await shop.stockProduct()
    expect(await shopper.open(await shopper.follow(`/cart/${variantId}:1?discount=NEVER`))).toMatchObject({
      lines: [{ quantity: 1 }],
      message: 'We don’t recognize this discount code.',
      extras: { discount: null },
    })
  })
})

describe('a link with a discount', () => {
  it('lets the page it leads to confirm the code, but only if it was saved', async () => {
    await shopper.follow('/discount/NEVER')
    expect(shopper.cookie).not.toContain('codeTold')
    expect(await shopper.follow('/discount/ten')).toBe('/')
    expect(shopper.cookie).toContain('codeTold=TEN')
  })

  it('may be followed by many at once from different addresses', async () => {
    for (let count = 0; count < 30; count += 1)
      expect(await opened.nextShopper().follow('/discount/TEN')).toBe('/')
  })

  it('is saved until there is a cart', async () => {
    expect(await shopper.follow('/discount/ten?redirect=/shop%3Fsort=newest')).toBe('/shop?sort=newest')
    const view = await shopper.add(await shop.stockProduct({ priceCents: 10_00 }))
    expect(view.extras.discount).toMatchObject({ code: 'TEN', amount: '1.00' })
  })

  it('is applied once to a cart created by a script', async () => {
    await shopper.follow('/discount/TEN')
    const query = 'mutation { cartCreate { cart { discountCodes { code } } } }'
    const codes = async () => {
      const answer = await shopper.send('POST', '/api/2024-04/graphql.json', { query })
      const body = z.object({
        data: z.object({
          cartCreate: z.object({
            cart: z.object({ discountCodes: z.array(z.object({ code: z.string() })) }),
          }),
        }),
      })
      return body.parse(await answer.json()).data.cartCreate.cart.discountCodes
    }
    expect(await codes()).toEqual([{ code: 'TEN' }])
    expect(await codes()).toEqual([])
  })

  it('is applied to an existing cart', async () => {
    await shopper.add(await shop.stockProduct())
    expect(await shopper.open(await shopper.follow('/discount/TEN?redirect=/cart'))).toMatchObject({
      told: 'Discount code saved.',
      extras: { discount: { code: 'TEN' } },
    })
  })

  it('reports an unknown or expired code', async () => {
    expect(await shopper.open(await shopper.follow('/discount/NEVER'))).toMatchObject({
      message: 'We don’t recognize this discount code.',
    })
    expect(await shopper.open(await shopper.follow('/discount/OLD'))).toMatchObject({
      message: 'This discount code has expired.',
    })
  })

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/%09/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('never leads to another site: %s', async (target) => {
    const location = await shopper.follow(`/discount/TEN?redirect=${encodeURIComponent(target)}`)
    const url = new URL(location, shop.deps.env.PUBLIC_URL)
    expect(url.origin).toBe(shop.deps.env.PUBLIC_URL)
    expect(location.startsWith('//')).toBe(false)
  })
})
