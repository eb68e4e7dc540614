// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { orders } from '../../db/schema/orders.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'

let shop: CheckoutShop
let number = ''
let orderPath = ''
beforeAll(async () => {
  shop = await openCheckoutShop()
  const kim = shop.shopper()
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  orderPath = (await kim.decide(await kim.checkOut(token))).location
  number = (await shop.listOrders())[0]?.number ?? ''
})
afterAll(() => shop.close())

let people = 0
const somebody = () => shop.shopper(`198.51.107.${(people += 1)}`)
const track = (fields: { number: string; proof: string }, who = somebody()) => who.send('/track', fields)

test.each(['kim@example.com', ' KIM@Example.com ', 'M5V 2T6', 'm5v2t6', 'M5V-2T6', 'm5v 2t6.'])(
  'an order is found by its number and %s',
  async (proof) => {
    const { status, page } = await track({ number: number.toLowerCase(), proof })
    expect(status).toBe(200)
    expect(page).toMatchObject({ problem: null, found: { number, status: 'Paid', goods: ['1 × Decal 1'] } })
  },
)

test("ordinary spellings of a number find the order, and don't count towards the lock", async () => {
  const kim = somebody()
  const digits = number.slice(3)
  for (const typed of [
    `#${digits}`,
    `nd ${digits}`,
    `ND-${digits}.`,
    ` ${digits} `,
    `ND–${digits}`,
    `# ${number}`,
  ])
    for (const proof of ['M5V-2T6', 'kim@example.com', 'M5V 2T6'])
      expect((await track({ number: typed, proof }, kim)).page).toMatchObject({ found: { number } })
})

test('the page shows no name, address, price or link', async () => {
  const { page, headers } = await track({ number, proof: 'M5V 2T6' })
  expect(JSON.stringify(page)).not.toMatch(/Kim|Buyer|King|Toronto|example|orders\/|14\.99/)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('wrong pairs all get the same response, whatever part is wrong', async () => {
  const wrong = await Promise.all(
    [
      { number, proof: 'V5N 0T5' },
      { number: 'ND-99999', proof: 'M5V 2T6' },
      { number: 'nonsense', proof: 'M5V 2T6' },
      { number, proof: '' },
      { number: '', proof: '' },
      { number, proof: '%' },
    ].map((fields) => track(fields)),
  )
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([422]))
  const words = wrong.map(({ page }) => JSON.stringify({ ...page, fields: null }))
  expect(new Set(words).size).toBe(1)
})

test('a pickup order opens with its buyer’s mail address, not with the shop’s postal code', async () => {
  const kim = shop.shopper()
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  await kim.decide(await kim.checkOut(token, { delivery: 'pickup' }))
  const pickedUp = (await shop.listOrders()).at(-1)?.number ?? ''
  expect((await track({ number: pickedUp, proof: 'L2R 3M3' })).status).toBe(422)
  expect((await track({ number: pickedUp, proof: 'kim@example.com' })).status).toBe(200)
})

test('guessing is limited per IP address', async () => {
  const eve = somebody()
  const seen: number[] = []
  for (let guess = 0; guess < 18; guess += 1)
    seen.push((await track({ number: `ND-2${guess}000`, proof: 'M5V 2T6' }, eve)).status)
  expect(seen.filter((status) => status === 422)).toHaveLength(15)
  expect(seen.at(-1)).toBe(429)
})

test('guessing the codes of one order is limited across IP addresses', async () => {
  const guesses = Array.from({ length: 12 }, (_, index) =>
    track({ number: 'ND-30000', proof: `L2R ${index}A1` }),
  )
  const seen = (await Promise.all(guesses)).map(({ status }) => status)
  expect(seen.filter((status) => status === 422)).toHaveLength(5)
  expect(seen.filter((status) => status === 429)).toHaveLength(7)
})

test('the mail links to tracking, and the steps follow the order', async () => {
  await sendDueMail(shop.deps)
  expect(shop.sent.at(-1)?.text).toContain('http://localhost:3000/track')
  await shop.db.update(orders).set({ status: 'shipped' }).where(eq(orders.number, number))
  shop.clock.ahead += 11 * 60 * 1_000
  const { page } = await track({ number, proof: 'M5V 2T6' })
  expect(page).toMatchObject({
    found: { steps: expect.arrayContaining([{ label: 'Shipped', state: 'now' }]) },
  })
  expect((await shop.shopper().open(orderPath)).page).toMatchObject({ status: 'Shipped' })
})

test('the receipt has items, taxes and total, and opens by the secret link only', async () => {
  const kim = somebody()
  expect((await kim.open(`${orderPath}/receipt`)).page).toMatchObject({
    kind: 'receipt',
    number,
    lines: [{ title: 'Decal 1', quantity: 1 }],
    amounts: { taxes: [{ label: 'HST 13%' }], totalCents: expect.any(Number) },
    paidBy: 'Demo payment, no real money moved',
    taxRegistrations: [],
    addressLines: ['Kim Buyer', '1 King Street', 'Toronto ON M5V 2T6', 'Canada'],
  })
  for (const guess of [number, 'A'.repeat(22), `${orderPath.slice(8)}A`])
    expect(await kim.open(`/orders/${guess}/receipt`)).toMatchObject({ status: 404 })
})
