// Runs on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { SHOPPER_ADDRESS } from '../../../tests/setup/shopper.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
  await shop.addDiscount({ code: 'WELCOME10', type: 'percentage', value: 10, oncePerCustomer: true })
  await shop.addDiscount({ code: 'ALWAYS', type: 'percentage', value: 10 })
})
afterAll(() => shop.close())

const newCart = async () => shop.fillCart({ variantId: await shop.stockProduct() })
let people = 0
const somebody = () => shop.shopper(`198.51.106.${(people += 1)}`)
const TOLD = { errors: { discountCode: expect.stringContaining('once per customer') } }

test.each([
  ['with the same e-mail address in another browser', 'kim@example.com', false],
  ['with the same box under another spelling', 'KIM+second@Example.com', false],
  ['with another address in the same browser', 'other@example.com', true],
])('a once-per-customer discount is refused %s', async (_, email, isSameBrowser) => {
  const kim = somebody()
  const own = `kim${people}`
  const as = (address: string) => address.replace(/kim/i, own)
  const fields = { email: as('kim@example.com'), discountCode: 'WELCOME10' }
  const back = await kim.decide(await kim.checkOut(await newCart(), fields))
  expect((await kim.open(back.location)).page).toMatchObject({ amounts: { discountCents: 150 } })

  const again = isSameBrowser ? kim : somebody()
  const token = await newCart()
  const sent = await again.send(`/checkout/${token}`, {
    ...SHOPPER_ADDRESS,
    email: as(email),
    discountCode: 'welcome10',
    next: 'review',
  })
  const { page } = await again.open(sent.location)
  expect(page).toMatchObject({ ...TOLD, amounts: { discountCents: 0 } })
  await again.decide(await again.checkOut(token, { email: as(email), discountCode: '' }))
})

test('a customer who did not pay may use it again', async () => {
  const kim = somebody()
  const fields = { email: 'patient@example.com', discountCode: 'WELCOME10' }
  await kim.decide(await kim.checkOut(await newCart(), fields), 'decline')
  expect(await kim.checkOut(await newCart(), fields)).toMatch(/^\/pay/)
})

test('a second click on the same order does not count as a second use', async () => {
  const kim = somebody()
  const token = await newCart()
  const review = await kim.review(token, { email: 'clicks@example.com', discountCode: 'WELCOME10' })
  const [first, second] = [await kim.place(token, review), await kim.place(token, review)]
  expect(second.location).toBe(first.location)
  expect((await kim.open(`/checkout/${token}`)).page).not.toMatchObject(TOLD)
})

test('of eight concurrent orders by one customer, one gets the discount', async () => {
  const browsers = Array.from({ length: 8 }, somebody)
  const orders = await Promise.all(
    browsers.map(async (browser, index) => {
      const token = await newCart()
      const email = `race+${index}@example.com`
      return { browser, token, review: await browser.review(token, { email, discountCode: 'WELCOME10' }) }
    }),
  )
  const placed = await Promise.all(orders.map(({ browser, token, review }) => browser.place(token, review)))
  expect(placed.filter(({ location }) => location.startsWith('/pay/'))).toHaveLength(1)
  const refused = placed.filter(({ location }) => location.endsWith('notice=incomplete'))
  expect(refused).toHaveLength(7)
})

test('other discounts can be used repeatedly', async () => {
  const kim = somebody()
  const fields = { email: 'often@example.com', discountCode: 'ALWAYS' }
  for (let order = 0; order < 2; order += 1)
    expect(await kim.checkOut(await newCart(), fields)).toMatch(/^\/pay/)
})
