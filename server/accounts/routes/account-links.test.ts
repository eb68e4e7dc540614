// Runs on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { z } from 'zod'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { readQrCode } from '../../../tests/setup/read-code.ts'
import type { ShopperResponse, Shopper } from '../../../tests/setup/shopper.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const DAY_MS = 24 * 60 * 60 * 1_000
let people = 0
/** Creates a shopper with a separate IP address, because rate limits count by address. */
const somebody = () => shop.shopper(`198.51.100.${(people += 1)}`)

const accountSchema = z.object({
  kind: z.literal('account'),
  sections: z.array(
    z.object({ id: z.string(), rows: z.array(z.object({ title: z.string(), path: z.string().nullable() })) }),
  ),
  devices: z
    .object({
      links: z.array(z.object({ id: z.string(), state: z.string(), isWaiting: z.boolean() })),
      guests: z.array(z.object({ isThisOne: z.boolean() })),
      isGuest: z.boolean(),
    })
    .nullable(),
})

async function accountOf(shopper: Shopper) {
  const { page, status } = await shopper.open('/account')
  expect(status).toBe(200)
  return accountSchema.parse(page)
}

const ordersOf = async (shopper: Shopper) =>
  (await accountOf(shopper)).sections.find(({ id }) => id === 'orders')?.rows.map(({ title }) => title) ?? []

async function order(shopper: Shopper, email = 'kim@example.com'): Promise<ShopperResponse> {
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  return shopper.decide(await shopper.checkOut(token, { email }))
}

async function makeLink(shopper: Shopper): Promise<string> {
  const { page } = await shopper.send('/account/links', {})
  const { address } = z.object({ kind: z.literal('new-link'), address: z.string() }).parse(page)
  return new URL(address).pathname
}

const open = (shopper: Shopper, link: string, own = 'apart') => shopper.send(link, { own })

test('a new visitor sees empty sections; no cookie is set and nothing is stored', async () => {
  const { page, headers } = await somebody().open('/account')
  const account = accountSchema.parse(page)
  expect(account.devices).toBeNull()
  expect(account.sections.map(({ id, rows }) => `${id} ${rows.length}`)).toEqual([
    'orders 0',
    'quotes 0',
    'designs 0',
    'artwork 0',
    'images 0',
    'credits 0',
    'rewards 0',
    'subscriptions 0',
  ])
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('set-cookie')).toBeNull()
})

test('an account shows its own visitor’s orders only', async () => {
  const [kim, eve] = [somebody(), somebody()]
  await order(kim)
  await order(eve)
  expect(await ordersOf(kim)).toHaveLength(1)
  expect(await ordersOf(eve)).toHaveLength(1)
  expect(await ordersOf(kim)).not.toEqual(await ordersOf(eve))
})

test('a secret link asks for confirmation, then opens the account in another browser once', async () => {
  const [kim, phone, eve] = [somebody(), somebody(), somebody()]
  await order(kim)
  const link = await makeLink(kim)
  expect(link).toMatch(/^\/wallet\/[0-9A-Za-z]{22}$/)
  for (let look = 0; look < 3; look += 1)
    expect(await phone.open(link)).toMatchObject({ status: 200, page: { kind: 'open-account', own: [] } })
  expect(await ordersOf(phone)).toEqual([])
  expect(await open(phone, link)).toMatchObject({ status: 303, location: '/account?notice=opened' })
  expect(await ordersOf(phone)).toEqual(await ordersOf(kim))
  expect(await open(eve, link)).toMatchObject({ status: 404 })
  expect(await eve.open(link)).toMatchObject({ status: 404 })
  expect(await ordersOf(eve)).toEqual([])
})

test('afterwards both browsers see each other’s orders', async () => {
  const [kim, phone] = [somebody(), somebody()]
  await order(kim)
  await open(phone, await makeLink(kim))
  await order(phone, 'kim2@example.com')
  expect(await ordersOf(kim)).toHaveLength(2)
  expect(await ordersOf(phone)).toEqual(await ordersOf(kim))
})

test('of ten browsers that open one link at once, one gets in', async () => {
  const kim = somebody()
  await order(kim)
  const link = await makeLink(kim)
  const others = Array.from({ length: 10 }, somebody)
  const answers = await Promise.all(others.map((other) => open(other, link)))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  const seen = await Promise.all(others.map(ordersOf))
  expect(seen.filter((numbers) => numbers.length > 0)).toHaveLength(1)
})

test('a revoked, expired or unknown link opens nothing, always with the same response', async () => {
  const [kim, eve] = [somebody(), somebody()]
  await order(kim)
  const [revoked, expired] = [await makeLink(kim), await makeLink(kim)]
  const [newest, oldest] = (await accountOf(kim)).devices?.links ?? []
  expect([newest?.isWaiting, oldest?.isWaiting]).toEqual([true, true])
  await kim.send(`/account/links/${oldest?.id}/revoke`, {})
  const first = await open(eve, revoked)
  expect(first.status).toBe(404)
  for (const guess of [`/wallet/${'A'.repeat(22)}`, '/wallet/x', `${revoked}A`, '/wallet/%00'])
    expect(await open(eve, guess)).toMatchObject({ status: 404, page: first.page })
  shop.clock.ahead += 31 * DAY_MS
  expect(await open(eve, expired)).toMatchObject({ status: 404, page: first.page })
  expect(await ordersOf(eve)).toEqual([])
  shop.clock.ahead -= 31 * DAY_MS
})

test('someone else’s link can’t be revoked, and the response doesn’t reveal whether it exists', async () => {
  const [kim, eve, phone] = [somebody(), somebody(), somebody()]
  await order(kim)
  await order(eve)
  const link = await makeLink(kim)
  const id = (await accountOf(kim)).devices?.links[0]?.id
  const told = await eve.send(`/account/links/${id}/revoke`, {})
  expect(told.location).toBe((await eve.send('/account/links/nonsense/revoke', {})).location)
  expect(await open(phone, link)).toMatchObject({ status: 303 })
})

test('a link comes with a QR code that contains the same link', async () => {
  const kim = somebody()
  await order(kim)
  const { page } = await kim.send('/account/links', {})
  const { address, code } = z.object({ address: z.string(), code: z.string() }).parse(page)
  const [type, svg = ''] = code.split(',')
  expect(type).toBe('data:image/svg+xml;base64')
  expect(await readQrCode(await sharp(Buffer.from(svg, 'base64')).png().toBuffer())).toBe(address)
})

test('another site can neither create nor open links', async () => {
  const [kim, phone] = [somebody(), somebody()]
  await order(kim)
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect(await kim.send('/account/links', {}, foreign)).toMatchObject({ status: 403 })
  const link = await makeLink(kim)
  expect(await phone.send(link, { own: 'apart' }, foreign)).toMatchObject({ status: 403 })
  expect(await kim.send('/account/delete', { word: 'DELETE' }, foreign)).toMatchObject({ status: 403 })
  expect(await ordersOf(kim)).toHaveLength(1)
})

test('at most five links are pending, even with concurrent requests', async () => {
  const kim = somebody()
  await order(kim)
  const answers = await Promise.all(Array.from({ length: 9 }, () => kim.send('/account/links', {})))
  expect(answers.filter(({ page }) => page?.kind === 'new-link')).toHaveLength(5)
  expect((await accountOf(kim)).devices?.links).toHaveLength(5)
})

test('guesses are rate-limited by address', async () => {
  const eve = somebody()
  const statuses = new Set<number>()
  for (let guess = 0; guess < 45; guess += 1)
    statuses.add((await eve.open(`/wallet/${'B'.repeat(22)}`)).status)
  expect([...statuses]).toEqual([404, 429])
})

test('a link is shown once; reopening its page redirects to the account', async () => {
  const kim = somebody()
  await order(kim)
  await makeLink(kim)
  expect(await kim.open('/account/links')).toMatchObject({ status: 303, location: '/account#devices' })
})

test('a link’s secret isn’t stored anywhere in the database', async () => {
  const kim = somebody()
  await order(kim)
  const secret = (await makeLink(kim)).replace('/wallet/', '')
  const [row] = (await shop.db.execute(`select string_agg(l::text, ' ') as all from wallet_links l`)).rows
  expect(JSON.stringify(row)).not.toContain(secret)
})
