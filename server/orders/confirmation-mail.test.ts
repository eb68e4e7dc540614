import { expect, test } from 'vitest'
import { parseTaxRegistrations } from '../../domain/checkout/tax-registrations.ts'
import { parseEnvironment } from '../runtime/env.ts'
import { composeConfirmationMail } from './confirmation-mail.ts'

const parsed = parseEnvironment({ NODE_ENV: 'test', PUBLIC_URL: 'http://shop.test' })
if (!parsed.ok) throw new Error(parsed.message)
const { env } = parsed
const placed: Parameters<typeof composeConfirmationMail>[1] = {
  id: 1,
  number: 'ND-10234',
  token: 'secret',
  placedAt: new Date('2026-11-21T12:00:00Z'),
  downloads: [],
  items: new Map(),
  lineIds: [],
  order: {
    contact: { email: 'kim@example.com', phone: '' },
    address: {
      firstName: 'Kim',
      lastName: 'Buyer',
      company: '',
      address1: '1 King Street',
      address2: '',
      city: 'Toronto',
      country: 'CA',
      province: 'ON',
      postalCode: 'M5V 2T6',
    },
    lines: [],
    currency: 'CAD',
    subtotalCents: 10_000,
    discountCents: 0,
    discountCode: null,
    shipping: { method: 'pickup', title: 'Pick up', priceCents: 0, days: null },
    taxes: [{ name: 'HST', ratePerMillion: 130_000, amountCents: 1_300 }],
    totalCents: 11_300,
    note: '',
  },
}

test('the mail has the numbers of the charged taxes below the total, if the shop has them', () => {
  const registered = parseTaxRegistrations('GST/HST 12345 6789 RT0001 2020-03-01, QST 99 2020-03-01')
  expect(composeConfirmationMail({ ...env, TAX_REGISTRATIONS: registered }, placed).text).toMatch(
    /Total: .*\nGST\/HST registration 12345 6789 RT0001\n\n/,
  )
  expect(composeConfirmationMail(env, placed).text).not.toContain('registration')
})

test('the mail formats days like the page, and discounts with a true minus sign', () => {
  const shipping = {
    method: 'regional' as const,
    title: 'Delivery',
    priceCents: 699,
    days: { min: 2, max: 4 },
  }
  const order = { ...placed.order, shipping, discountCents: 440, discountCode: 'TEN' }
  const { text } = composeConfirmationMail(env, { ...placed, order })
  expect(text).toContain(
    "Thank you for your order ND-10234, placed November 21, 2026. We've received your payment.",
  )
  expect(text).toMatch(/expected between \w+day, November \d+ and \w+day, November \d+, to:/)
  expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/)
  expect(text).toContain('Discount (TEN): −CA$4.40')
})

test('the mail promises no more than the order page has', () => {
  const { text } = composeConfirmationMail(env, placed)
  expect(text).toContain('Anyone with this link can open your order page')
  expect(text).not.toContain('for you alone')
})

test('a catalogue item has its picture beside it, from the shop’s own address', () => {
  const line = {
    productId: 1,
    variantId: 1,
    title: 'Wolf',
    variantTitle: '10 in',
    sku: '',
    imageSrc: '/media/0123456789abcdef0123456789abcdef.jpg',
    attributes: [],
    quantity: 1,
    unitPriceCents: 10_000,
    discountCents: 0,
  }
  const { html } = composeConfirmationMail(env, { ...placed, order: { ...placed.order, lines: [line] } })
  expect(html).toContain(`src="${env.PUBLIC_URL}/img/0123456789abcdef0123456789abcdef-160.webp"`)
  expect(composeConfirmationMail(env, placed).html).not.toContain('<img')
})

test('a made-to-order item has the picture of what will be made, by a link that opens nothing else', () => {
  const line = {
    productId: 1,
    variantId: 7,
    title: 'Custom yard signs',
    variantTitle: '25 signs',
    sku: '',
    imageSrc: '/api/made-to-order/7.png',
    attributes: [],
    quantity: 1,
    unitPriceCents: 10_000,
    discountCents: 0,
  }
  const item = {
    words: [],
    priceCents: null,
    path: '/collection/custom-yard-signs',
    beginsWithProof: true,
    onlyInNiagara: false,
    isPricedWhole: true,
  }
  const order = { ...placed.order, lines: [line] }
  const { html } = composeConfirmationMail(env, {
    ...placed,
    order,
    lineIds: [12],
    items: new Map([[7, item]]),
  })
  expect(html).toMatch(/src="http:\/\/shop\.test\/proofs\/lines\/12-[\w-]{22}\.png"/)
})
