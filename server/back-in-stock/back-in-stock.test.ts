// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorProductSchema } from '../../contract/operator/product.ts'
import { applySettings } from '../../domain/settings/settings.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../tests/setup/checkout-shop.ts'
import { returnStock } from '../catalogue/index.ts'
import { backInStockAlerts } from '../db/schema/back-in-stock.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import { sendDueMail } from '../platform/outbox/send-due-mail.ts'
import { sendAlerts } from './send-alerts.ts'
import { sweepBackInStock } from './sweep-back-in-stock.ts'

const DAY = 24 * 60 * 60 * 1_000
let shop: CheckoutShop
let addresses = 0
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

const gid = (variantId: number) => `gid://shopify/ProductVariant/${variantId}`
const soldOut = () => shop.stockProduct({ stock: 0 })
const ask = (variantId: number, email: string, from = `198.51.100.${(addresses += 1)}`) =>
  shop.shopper(from).send('/back-in-stock', { merchandiseId: gid(variantId), email })
const restock = (variantId: number) =>
  shop.db.transaction((tx) => returnStock(tx, [{ variantId, quantity: 3 }]))
const waiting = (variantId: number) =>
  shop.db.$count(backInStockAlerts, eq(backInStockAlerts.variantId, variantId))

async function mailsTo(email: string) {
  while ((await sendDueMail(shop.deps)) > 0);
  return shop.sent.filter(({ to }) => to === email)
}
async function linkTo(email: string, kind: 'confirm' | 'unsubscribe'): Promise<string> {
  const text = (await mailsTo(email)).map((mail) => mail.text).join('\n')
  return new RegExp(`/back-in-stock/${kind}/[\\da-f]{64}`).exec(text)?.[0] ?? `no ${kind} link in: ${text}`
}
async function askAndConfirm(variantId: number, email: string): Promise<void> {
  await ask(variantId, email)
  await shop.shopper().send(await linkTo(email, 'confirm'), {})
}

it('e-mails a confirmed address once when the variant is back, then deletes the address', async () => {
  const variantId = await soldOut()
  const email = 'kim@example.com'
  expect((await ask(variantId, ' KIM@example.com ')).location).toBe(
    `/back-in-stock?sent=${encodeURIComponent(gid(variantId))}`,
  )
  const link = await linkTo(email, 'confirm')
  // Opening the confirmation link doesn't confirm the address, because mail scanners and other programs open links too.
  expect((await shop.shopper().open(link)).page).toMatchObject({ kind: 'confirm', email: 'k…@example.com' })
  await shop.db.update(variants).set({ stock: 1 }).where(eq(variants.id, variantId))
  expect(await sendAlerts(shop.deps)).toBe(0)
  await shop.db.update(variants).set({ stock: 0 }).where(eq(variants.id, variantId))

  expect((await shop.shopper().send(link, {})).page).toMatchObject({ kind: 'confirmed' })
  expect(await sendAlerts(shop.deps)).toBe(0)
  await restock(variantId)
  expect(await sendAlerts(shop.deps)).toBe(1)
  expect(await sendAlerts(shop.deps)).toBe(0)
  const [, back, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  expect(back?.subject).toMatch(/^Back in stock: Decal \d+$/)
  expect(back?.text).toContain(`?variant=${variantId}`)
  expect(back?.unsubscribeUrl).toContain('/back-in-stock/unsubscribe/')
  expect(await waiting(variantId)).toBe(0)
  expect((await shop.shopper().open(new URL(back?.unsubscribeUrl ?? '').pathname)).page).toMatchObject({
    kind: 'unsubscribed',
  })
})

it('deletes the address at once through the e-mail’s link or a mail program’s one-click unsubscribe', async () => {
  const variantId = await soldOut()
  const email = 'gone@example.com'
  await askAndConfirm(variantId, email)
  const link = await linkTo(email, 'unsubscribe')
  expect((await shop.shopper().open(link)).page).toMatchObject({ kind: 'unsubscribe' })
  expect(await waiting(variantId)).toBe(1)
  const { status } = await shop.app.request(`${shop.deps.env.PUBLIC_URL}${link}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(status).toBe(200)
  expect(await waiting(variantId)).toBe(0)
  await restock(variantId)
  expect(await sendAlerts(shop.deps)).toBe(0)
})

it('reports items in stock, and refuses invalid addresses and unknown variants', async () => {
  const inStock = await shop.stockProduct({ stock: 2 })
  expect((await ask(inStock, 'kim@example.com')).page).toMatchObject({ kind: 'in-stock' })
  const madeOn = await shop.stockProduct({ stock: 0, policy: 'continue' })
  expect((await ask(madeOn, 'kim@example.com')).page).toMatchObject({ kind: 'in-stock' })
  const variantId = await soldOut()
  const wrong = await ask(variantId, 'kim@example')
  expect([wrong.status, wrong.page]).toMatchObject([422, { kind: 'form', problem: 'invalid-email' }])
  expect((await ask(999_999_999, 'kim@example.com')).status).toBe(404)
  await shop.db.update(variants).set({ stop: 'TOO-THIN' }).where(eq(variants.id, variantId))
  expect((await ask(variantId, 'kim@example.com')).status).toBe(404)
})

it('limits the e-mails to an address, whoever types it', async () => {
  const variantId = await soldOut()
  const email = 'target@example.com'
  for (let asked = 0; asked < 6; asked += 1) {
    expect((await ask(variantId, email)).status).toBe(303)
    expect((await ask(variantId, email)).status).toBe(303)
    shop.clock.ahead += 11 * 60 * 1_000
  }
  expect(await mailsTo(email)).toHaveLength(3)

  for (let asked = 0; asked < 19; asked += 1) expect((await ask(await soldOut(), email)).status).toBe(303)
  const another = await soldOut()
  expect((await ask(another, email)).status).toBe(429)
  expect(await waiting(another)).toBe(0)
})

it('refuses a browser that enters many addresses', async () => {
  const variantId = await soldOut()
  const answers: number[] = []
  for (let asked = 0; asked < 11; asked += 1)
    answers.push((await ask(variantId, `visitor${asked}@example.com`, '203.0.113.99')).status)
  expect(answers.filter((status) => status === 429)).toHaveLength(1)
  expect(answers.at(-1)).toBe(429)
})

it('deletes unconfirmed addresses after 30 days, and waiting ones after a year', async () => {
  const variantId = await soldOut()
  await ask(variantId, 'never@example.com')
  await askAndConfirm(variantId, 'patient@example.com')
  shop.clock.ahead += 31 * DAY
  while ((await sweepBackInStock(shop.deps)) > 0);
  expect(await waiting(variantId)).toBe(1)
  shop.clock.ahead += 335 * DAY
  while ((await sweepBackInStock(shop.deps)) > 0);
  expect(await waiting(variantId)).toBe(0)
})

it('deletes them after the days in the settings', async () => {
  const variantId = await soldOut()
  await ask(variantId, 'slow@example.com')
  await askAndConfirm(variantId, 'waiting@example.com')
  applySettings({ links: { confirmDays: 2, alertDays: 10 } })
  shop.clock.ahead += 3 * DAY
  while ((await sweepBackInStock(shop.deps)) > 0);
  expect(await waiting(variantId)).toBe(1)
  shop.clock.ahead += 8 * DAY
  while ((await sweepBackInStock(shop.deps)) > 0);
  expect(await waiting(variantId)).toBe(0)
  applySettings({})
})

it('shows operators how many confirmed addresses wait for a variant', async () => {
  const variantId = await soldOut()
  await ask(variantId, 'unsure@example.com')
  await askAndConfirm(variantId, 'sure@example.com')
  const boss = await shop.operator()
  const [product] = await shop.db
    .select({ handle: products.handle })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(eq(variants.id, variantId))
  const handle = product?.handle ?? ''
  const shown = operatorProductSchema.parse(await (await boss.get(`/api/operator/products/${handle}`)).json())
  expect(shown.variants.map(({ waiting: people }) => people)).toEqual([1])
  expect(await (await boss.get(`/api/operator/products?q=${handle}`)).json()).toMatchObject({
    products: [{ handle, waiting: 1 }],
  })
})
