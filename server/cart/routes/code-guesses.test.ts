import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { SHOPPER_ADDRESS, Shopper } from '../../../tests/setup/shopper.ts'
import { TestVisitor } from '../../../tests/setup/visitor.ts'
import { trackClientAddress } from '../../runtime/request-address.ts'
import { createCart } from '../create-cart.ts'
import { countNewCart } from '../new-cart-limit.ts'

let shop: CheckoutShop
let address = ''
let visitor: TestVisitor
let addresses = 0
beforeAll(async () => {
  shop = await openCheckoutShop()
  await shop.addDiscount({ code: 'TEN', type: 'percentage', value: 10, title: '10 % off' })
})
afterAll(() => shop.close())
beforeEach(() => {
  addresses += 1
  address = `198.51.100.${addresses}`
  visitor = new TestVisitor(shop.app, shop.deps.env.PUBLIC_URL, address)
})

async function openCart() {
  const variantId = await shop.stockProduct({ priceCents: 20_00 })
  const lines = [{ variantId, quantity: 1, attributes: [] }]
  const made = await createCart(shop.deps, { lines, visitorHash: null })
  if (!made.ok) throw new Error('no cart')
  return made.cart
}
const wrong = (count: number) => Array.from({ length: count }, (_, i) => `GUESS${i}`)
const apply = (cartId: string, code: string) => visitor.send('PUT', `/api/carts/${cartId}/discount`, { code })
const ask = async (query: string): Promise<string> =>
  (await visitor.send('POST', '/api/2024-04/graphql.json', { query })).text()
const guesses = (cartId: string, codes: readonly string[]) =>
  `cartDiscountCodesUpdate(cartId: "gid://shopify/Cart/${cartId}", discountCodes: ${JSON.stringify(codes)}) { userErrors { message } }`

describe('guesses of discount codes', () => {
  it('in one GraphQL request count toward the same limit as guesses through any other route', async () => {
    const { id, checkoutToken } = await openCart()
    const aliases = Array.from({ length: 4 }, (_, i) => `a${i}: ${guesses(id, wrong(20))}`)
    expect((await ask(`mutation { ${aliases.join(' ')} }`)).match(/Too many discount codes/g)).toHaveLength(3)
    expect((await apply(id, 'TEN')).status).toBe(429)
    const shopper = new Shopper(shop.app, shop.deps.env.PUBLIC_URL, address)
    const typed = await shopper.send(`/checkout/${checkoutToken}`, {
      ...SHOPPER_ADDRESS,
      discountCode: 'MORE',
    })
    expect(typed.location).toContain('notice=too-many-codes')
  })

  it('in new carts are limited by address', async () => {
    const create = (codes: readonly string[]) =>
      ask(
        `mutation { cartCreate(input: { discountCodes: ${JSON.stringify(codes)} }) { cart { id } userErrors { message } } }`,
      )
    expect(await create(wrong(20))).toContain('"userErrors":[]')
    expect(await create(['MORE'])).toContain('Too many discount codes')
    expect(await create([])).toContain('"userErrors":[]')
  })

  it('at checkout are limited, and the order continues without a code', async () => {
    const { checkoutToken } = await openCart()
    const shopper = new Shopper(shop.app, shop.deps.env.PUBLIC_URL, address)
    const type = (discountCode: string) =>
      shopper.send(`/checkout/${checkoutToken}`, { ...SHOPPER_ADDRESS, discountCode, next: 'update' })
    for (const code of wrong(20)) await type(code)
    expect((await type('MORE')).location).toContain('notice=too-many-codes')
    const { page } = await shopper.open(`/checkout/${checkoutToken}?notice=too-many-codes`)
    expect(page).toMatchObject({ notice: { title: 'That was a lot at once' }, errors: {} })
  })

  it('count only if the code is unknown', async () => {
    const { id } = await openCart()
    for (let i = 0; i < 25; i += 1) expect((await apply(id, 'TEN')).status).toBe(200)
  })
})

it('new carts are limited by address', async () => {
  const app = new Hono()
  app.use(trackClientAddress({ TRUSTED_PROXY: { hops: 1 } }))
  app.get('/', async (c) => c.json(await countNewCart(shop.deps)))
  const open = async (from: string) =>
    (await app.request('/', { headers: { 'x-forwarded-for': from } })).json()
  for (let i = 0; i < 300; i += 1) expect(await open('192.0.2.1')).toBe(true)
  expect(await open('192.0.2.1')).toBe(false)
  expect(await open('192.0.2.2')).toBe(true)
})
