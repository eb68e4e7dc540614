// Runs on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { SHOPPER_ADDRESS, reviewSchema } from '../../../tests/setup/shopper.ts'
import { createCart } from '../../cart/create-cart.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

test('totals update while the form is filled in, and nothing is saved', async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct({ priceCents: 10_000 }) })
  const typing = { email: 'kim@', country: 'CA', province: 'QC', postalCode: 'h2x1y4', discountCode: 'GUESS' }
  const ask = (path: string) => shop.app.request(path, { method: 'POST', body: new URLSearchParams(typing) })
  const answer = await ask(`/checkout/${token}/totals`)
  expect(answer.headers.get('set-cookie')).toBeNull()
  const totals: unknown = await answer.json()
  expect(totals).toMatchObject({
    amounts: { shipping: { priceCents: 0 }, totalCents: 11_498 },
    errors: { email: expect.stringContaining('e-mail') },
  })
  expect(totals).not.toHaveProperty('errors.discountCode')
  const { page } = await shop.shopper().open(`/checkout/${token}`)
  expect(page).toMatchObject({ fields: { province: 'ON' }, amounts: { totalCents: null } })
  expect((await ask('/checkout/unknown/totals')).status).toBe(404)
})

test('fields that look mistyped or contradictory get a suggestion, which one button applies', async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const kim = shop.shopper()
  const fields = { ...SHOPPER_ADDRESS, email: 'kim@gmail.con', postalCode: 'T2P 1J9' }
  await kim.send(`/checkout/${token}`, { ...fields, next: 'update' })
  const email = { field: 'email', text: 'Did you mean', label: 'kim@gmail.com', value: 'kim@gmail.com' }
  const province = { field: 'province', text: 'T2P 1J9 is in Alberta.', label: 'Use Alberta', value: 'AB' }
  expect((await kim.open(`/checkout/${token}`)).page).toMatchObject({ suggestions: [email, province] })
  await kim.send(`/checkout/${token}`, { ...fields, suggestion: 'email:kim@gmail.com' })
  await kim.send(`/checkout/${token}`, { ...fields, email: 'kim@gmail.com', suggestion: 'province:AB' })
  expect((await kim.open(`/checkout/${token}`)).page).toMatchObject({
    fields: { email: 'kim@gmail.com', province: 'AB' },
    suggestions: [],
    errors: {},
  })
})

test('for the United States, duties, currency and delivery days are shown, and a ZIP code of another state is questioned, not rejected', async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const kim = shop.shopper()
  const address = { ...SHOPPER_ADDRESS, country: 'US', province: 'OH', city: 'Austin', postalCode: '78701' }
  const notes = [expect.stringContaining('Canadian dollars'), expect.stringContaining('duties')]
  const sent = await kim.send(`/checkout/${token}`, { ...address, next: 'review' })
  expect(sent.location).toMatch(/\/review/)
  expect((await kim.open(`/checkout/${token}/review`)).page).toMatchObject({
    notice: { tone: 'info', text: 'ZIP code 78701 is usually in Texas. Your order says Ohio.' },
    amounts: { notes, taxes: [] },
  })
  await kim.send(`/checkout/${token}`, { ...address, province: 'TX', next: 'review' })
  expect((await kim.open(`/checkout/${token}/review`)).page).toMatchObject({
    notice: null,
    amounts: { notes },
  })
  expect((await kim.open(`/checkout/${token}`)).page).toMatchObject({
    amounts: { notes, shipping: { note: expect.stringMatching(/^\d+ to \d+ business days$/) } },
    deliveries: [{ note: expect.stringMatching(/United States \d+ to \d+/) }, {}],
  })
  await kim.send(`/checkout/${token}`, { ...address, delivery: 'pickup', next: 'update' })
  expect((await kim.open(`/checkout/${token}`)).page).toMatchObject({ amounts: { notes: [] } })
})

test('a returning shopper goes straight to the review, until they have their details removed; nobody else does', async () => {
  const kim = shop.shopper()
  const variantId = await shop.stockProduct()
  const first = await shop.fillCart({ variantId })
  await kim.decide(await kim.checkOut(first, { address2: 'Unit 4', phone: '905-555-0142' }))
  const token = await shop.fillCart({ variantId })
  const stranger = await shop.shopper().open(`/checkout/${token}`)
  expect(stranger.page).toMatchObject({ isRemembered: false })
  expect(stranger.page).not.toHaveProperty('fields.email')

  const { location } = await kim.open(`/checkout/${token}`)
  expect(location).toBe(`/checkout/${token}/review`)
  const review = await kim.open(location)
  expect(review.page).toMatchObject({ isRemembered: true, email: SHOPPER_ADDRESS.email })
  const { email, lastName, address1, postalCode } = SHOPPER_ADDRESS
  const known = { email, lastName, address1, address2: 'Unit 4', postalCode, phone: '905-555-0142' }
  expect((await kim.open(`/checkout/${token}`)).page).toMatchObject({
    isRemembered: true,
    fields: known,
    amounts: { totalCents: expect.any(Number) },
  })

  const { cookie } = kim
  const sent = await kim.send(`/checkout/${token}/forget`, known)
  kim.cookie = `${cookie}; ${kim.cookie}`
  const { page } = await kim.open(sent.location)
  expect(page).toMatchObject({
    isRemembered: false,
    notice: { title: 'Your details are no longer filled in' },
  })
  expect(page).not.toHaveProperty('fields.email')
  const next = await shop.fillCart({ variantId })
  expect((await kim.open(`/checkout/${next}`)).page).toMatchObject({ kind: 'form', isRemembered: false })
  kim.cookie = cookie
  await kim.send(`/checkout/${token}`, { ...SHOPPER_ADDRESS, email: 'other@example.com', next: 'update' })
  expect((await kim.open(`/checkout/${token}`)).page).toMatchObject({
    isRemembered: false,
    fields: { email: 'other@example.com' },
  })
})

test('a returning shopper sees the form first if their last details do not complete the order', async () => {
  const kim = shop.shopper()
  const variantId = await shop.stockProduct()
  await kim.decide(await kim.checkOut(await shop.fillCart({ variantId }), { delivery: 'pickup' }))
  const token = await shop.fillCart({ variantId })
  expect((await kim.open(`/checkout/${token}`)).page).toMatchObject({
    kind: 'form',
    isRemembered: true,
    fields: { email: SHOPPER_ADDRESS.email },
  })
})

test('a returning shopper pays the order that they saw on the review, with the cart’s code', async () => {
  const kim = shop.shopper()
  const variantId = await shop.stockProduct({ priceCents: 10_000 })
  await kim.decide(await kim.checkOut(await shop.fillCart({ variantId })))
  await shop.addDiscount({ code: 'AGAIN10', type: 'percentage', value: 10 })
  const lines = [{ variantId, quantity: 1, attributes: [] }]
  const details = { discountCodes: ['AGAIN10'] }
  const created = await createCart(shop.deps, { lines, details, visitorHash: null })
  if (!created.ok) throw new Error('no cart')
  const token = created.cart.checkoutToken
  const { page } = await kim.open((await kim.open(`/checkout/${token}`)).location)
  expect(page).toMatchObject({ amounts: { discountCents: 1000 } })
  const paid = await kim.decide((await kim.place(token, reviewSchema.parse(page))).location)
  expect((await kim.open(paid.location)).page).toMatchObject({
    kind: 'order',
    amounts: { discountCents: 1000 },
  })
})
