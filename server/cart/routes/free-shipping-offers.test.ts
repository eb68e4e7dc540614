// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CartPageShop, type CartShopper, openCartPageShop } from '../../../tests/setup/cart-page.ts'
import { carts } from '../../db/schema/cart.ts'

const GAMING = '/collection/gaming-landing'

let opened: CartPageShop
let shopper: CartShopper
beforeAll(async () => {
  opened = await openCartPageShop()
})
afterAll(() => opened.shop.close())
beforeEach(() => {
  shopper = opened.nextShopper()
})

const goal = async () => (await shopper.open()).extras.freeShipping?.goalCents
const putOneIn = async () => shopper.add(await opened.shop.stockProduct({ priceCents: 20_00 }))

it('a visitor of the gaming page has free shipping over $35, whenever the cart was created', async () => {
  await putOneIn()
  expect(await goal()).toBe(75_00)
  await shopper.get(GAMING)
  expect(await goal()).toBe(35_00)
})

it('the local code is named only where it needs less than the visitor’s own offer', async () => {
  const note = async () => (await shopper.open()).extras.freeShipping?.note
  await putOneIn()
  expect(await note()).toContain('NIAGARALOCAL')
  await shopper.get(GAMING)
  expect(await note()).toBeNull()
})

it('other visitors have the usual threshold', async () => {
  await putOneIn()
  await shopper.get('/shop')
  expect(await goal()).toBe(75_00)
})

it('an offer is stored with the cart once, so that it also applies at checkout', async () => {
  await shopper.get(GAMING)
  await putOneIn()
  await shopper.open()
  const view = await shopper.open()
  const token = view.checkoutUrl?.split('/').at(-1) ?? ''
  const [row] = await opened.shop.deps.db.select().from(carts).where(eq(carts.checkoutToken, token))
  expect(row?.offers).toEqual(['gaming'])
})
