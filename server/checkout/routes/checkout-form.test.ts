// Runs on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { SHOPPER_ADDRESS } from '../../../tests/setup/shopper.ts'
import { createCart } from '../../cart/create-cart.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

test('errors are shown beside their fields, and typed values stay', async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const kim = shop.shopper()
  const fields = {
    ...SHOPPER_ADDRESS,
    email: 'kim@',
    lastName: '',
    postalCode: 'V5N 0T5',
    discountCode: 'NOPE',
    next: 'review',
  }
  const sent = await kim.send(`/checkout/${token}`, fields)
  expect(sent).toMatchObject({ status: 303, location: `/checkout/${token}?notice=incomplete` })
  expect((await kim.open(sent.location)).page).toMatchObject({
    kind: 'form',
    fields: { email: 'kim@', city: 'Toronto' },
    errors: {
      email: expect.stringContaining('e-mail'),
      lastName: 'Please enter your last name.',
      postalCode: 'This postal code belongs to another province.',
      discountCode: 'We don’t recognize this discount code.',
    },
  })
})

test("the cart's code lowers the total before an address is known", async () => {
  await shop.addDiscount({ code: 'TENOFF', type: 'percentage', value: 10 })
  const variantId = await shop.stockProduct({ priceCents: 2_998 })
  const lines = [{ variantId, quantity: 1, attributes: [] }]
  const details = { discountCodes: ['TENOFF'] }
  const created = await createCart(shop.deps, { lines, details, visitorHash: null })
  if (!created.ok) throw new Error('no cart')
  const { page } = await shop.shopper().open(`/checkout/${created.cart.checkoutToken}`)
  expect(page).toMatchObject({
    amounts: { subtotalCents: 2_998, discountCents: 300, discountLabel: 'TENOFF', totalCents: null },
  })
})

test("the cart's code, a typed code and a note stay when a form has no field for them", async () => {
  await shop.addDiscount({ code: 'BYREST', type: 'percentage', value: 10 })
  await shop.addDiscount({ code: 'TYPED', type: 'percentage', value: 20 })
  const lines = [{ variantId: await shop.stockProduct({ priceCents: 2_998 }), quantity: 1, attributes: [] }]
  const created = await createCart(shop.deps, { lines, details: {}, visitorHash: null })
  if (!created.ok) throw new Error('no cart')
  const { id, checkoutToken: token } = created.cart
  const kim = shop.shopper()
  const shown = async (fields: Record<string, string>) => {
    await kim.send(`/checkout/${token}`, { ...SHOPPER_ADDRESS, ...fields, next: 'update' })
    const { page } = await kim.open(`/checkout/${token}/review`)
    return page
  }
  expect(await shown({})).toMatchObject({ amounts: { discountCents: 0 } })
  const applied = await shop.visitor().send('PUT', `/api/carts/${id}/discount`, { code: 'byrest' })
  expect(applied.status).toBe(200)
  expect(await shown({})).toMatchObject({ amounts: { discountCents: 300, discountLabel: 'BYREST' } })
  const typed = { amounts: { discountCents: 600, discountLabel: 'TYPED' }, note: 'Ring twice' }
  expect(await shown({ discountCode: 'typed', note: 'Ring twice' })).toMatchObject(typed)
  expect(await shown({ city: 'Ottawa' })).toMatchObject(typed)
  // Submitting the form with an empty discount code removes the code.
  expect(await shown({ discountCode: '' })).toMatchObject({ amounts: { discountCents: 0 } })
})

test('an order note is shown before the order is placed, on its page and in the mail', async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const kim = shop.shopper()
  const note = 'Bow: ON1234567\nTwo sets, please.'
  await kim.send(`/checkout/${token}`, {
    ...SHOPPER_ADDRESS,
    note: note.replace('\n', '\r\n'),
    next: 'review',
  })
  expect((await kim.open(`/checkout/${token}/review`)).page).toMatchObject({ kind: 'review', note })
  const back = await kim.decide(await kim.checkOut(token, { note }))
  expect((await kim.open(back.location)).page).toMatchObject({ kind: 'order', note })
  await sendDueMail(shop.deps)
  expect(shop.sent.at(-1)?.text).toContain(`Your order note:\n${note}`)
})

test('an order note that is too long is saved and rejected with a message', async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const kim = shop.shopper()
  const note = 'x'.repeat(5_001)
  const sent = await kim.send(`/checkout/${token}`, { ...SHOPPER_ADDRESS, note, next: 'review' })
  expect((await kim.open(sent.location)).page).toMatchObject({
    fields: { note },
    errors: { note: 'This is too long for an order form.' },
  })
})

test("an update shows the destination's price without errors for empty fields", async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct({ priceCents: 10_000 }) })
  const kim = shop.shopper()
  await kim.send(`/checkout/${token}`, {
    country: 'CA',
    province: 'QC',
    postalCode: 'h2x1y4',
    next: 'update',
  })
  expect((await kim.open(`/checkout/${token}`)).page).toMatchObject({
    errors: {},
    amounts: {
      shipping: { priceCents: 0 },
      taxes: [
        { label: 'GST 5%', amountCents: 500 },
        { label: 'QST 9.975%', amountCents: 998 },
      ],
      totalCents: 11_498,
    },
  })
})

test('an update returns to the totals, and a wrong code is reported there and at the top', async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const kim = shop.shopper()
  const update = async (fields: Record<string, string>) =>
    (await kim.send(`/checkout/${token}`, { ...SHOPPER_ADDRESS, ...fields, next: 'update' })).location
  expect(await update({})).toBe(`/checkout/${token}?notice=started#totals`)
  expect((await kim.open(`/checkout/${token}?notice=started`)).page).toMatchObject({
    errors: {},
    notice: null,
  })
  expect(await update({ discountCode: 'BADCODE' })).toBe(`/checkout/${token}#totals`)
  expect((await kim.open(`/checkout/${token}`)).page).toMatchObject({
    errors: { discountCode: 'We don’t recognize this discount code.' },
    notice: { tone: 'error', title: 'Please check your details' },
  })
  // The page opens at the top, because a field above the discount code's field has an error too.
  expect(await update({ discountCode: 'BADCODE', postalCode: 'V5N 0T5' })).toBe(`/checkout/${token}`)
})

test('a visitor who blocks cookies is told so where the page opens', async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  expect(await shop.shopper().open(`/checkout/${token}?notice=started`)).toMatchObject({
    status: 303,
    location: `/checkout/${token}?notice=cookies-needed#notice`,
  })
  expect((await shop.shopper().open(`/checkout/${token}?notice=cookies-needed`)).page).toMatchObject({
    notice: { title: 'Please allow cookies' },
  })
})

test('a form without its cookie says that cookies are needed', async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const kim = shop.shopper()
  const sent = await kim.send(`/checkout/${token}`, { ...SHOPPER_ADDRESS, next: 'review' })
  kim.cookie = ''
  const lost = await kim.open(sent.location)
  expect((await kim.open(lost.location)).page).toMatchObject({ notice: { title: 'Please allow cookies' } })
})

test('a tax is charged from the day of its registration, and its number is on receipt and mail', async () => {
  const registered = await openCheckoutShop({
    settings: { TAX_REGISTRATIONS: 'GST/HST 12345 6789 RT0001 2020-03-01, QST 99 TQ0001 2999-01-01' },
  })
  const token = await registered.fillCart({
    variantId: await registered.stockProduct({ priceCents: 10_000 }),
  })
  const kim = registered.shopper()
  const quebec = { province: 'QC', city: 'Gatineau', postalCode: 'J8X 1A1' }
  const back = await kim.decide(await kim.checkOut(token, quebec))
  expect((await kim.open(`${back.location}/receipt`)).page).toMatchObject({
    amounts: { taxes: [{ label: 'GST 5%' }] },
    taxRegistrations: ['GST/HST registration 12345 6789 RT0001'],
  })
  await sendDueMail(registered.deps)
  expect(registered.sent.at(-1)?.text).toContain('GST/HST registration 12345 6789 RT0001')
  await registered.close()
})
