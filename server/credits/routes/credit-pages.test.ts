// Runs on both databases.
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import {
  BASIC_PACKAGE,
  readBalance,
  decidePayment,
  findPurchase,
  startCreditPurchase,
} from '../../../tests/setup/credit-calls.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { creditRefundsAndDisputes, creditPurchases } from '../../db/schema/credits.ts'
import { demoPayments, outbox } from '../../db/schema/operations.ts'

const NUMBERS = 'GST/HST 12345 6789 RT0001 2020-03-01, QST 1234567890 TQ0001 2024-01-01'
const KIM = { email: 'kim@example.com', country: 'CA', province: 'QC' }

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: { TAX_REGISTRATIONS: NUMBERS } })
})
afterAll(() => shop.close())
beforeEach(() => shop.db.delete(outbox))

const reviewPage = z.looseObject({
  accepted: z.string().nullable(),
  amounts: z.looseObject({ totalCents: z.number() }),
  fields: z.object({ email: z.string(), place: z.string() }),
  errors: z.record(z.string(), z.string()),
  notice: z.looseObject({ title: z.string() }).nullable(),
})

async function look(kim: TestVisitor, query = 'package=basic') {
  const response = await kim.get(`/credits/review?${query}`)
  return reviewPage.parse(await response.json())
}

function send(kim: TestVisitor, fields: Record<string, string>) {
  const form = new FormData()
  const whole = { package: 'basic', email: 'kim@example.com', place: 'CA-ON', next: 'update', ...fields }
  for (const [name, value] of Object.entries(whole)) form.set(name, value)
  return kim.upload('/credits/review', form)
}

async function typeIn(kim: TestVisitor, fields: Record<string, string> = {}) {
  return reviewPage.parse(await (await send(kim, fields)).json())
}

async function buyBilled(billing?: typeof KIM) {
  const kim = shop.visitor()
  const { purchaseId, paymentUrl } = await startCreditPurchase(
    kim,
    billing ? { ...BASIC_PACKAGE, billing } : BASIC_PACKAGE,
  )
  await decidePayment(kim, paymentUrl, 'pay')
  return { kim, purchase: await findPurchase(kim, purchaseId) }
}

const mails = async () =>
  (await shop.db.select().from(outbox).where(like(outbox.dedupeKey, 'mail:credits-%'))).map(({ payload }) =>
    z.object({ to: z.string(), subject: z.string(), text: z.string() }).parse(payload),
  )

describe('the review page of a credit purchase', () => {
  it('asks for billing details, then shows taxes and total, and only then leads to the payment', async () => {
    const kim = shop.visitor()
    expect(await look(kim)).toMatchObject({ accepted: null, fields: { email: '', place: 'CA-ON' } })
    expect(kim.cookie).toBe('')
    const seen = await typeIn(kim, { place: 'CA-QC' })
    expect(seen).toMatchObject({ accepted: '2298', amounts: { shipping: 'none' }, notice: null })
    const paid = await send(kim, { place: 'CA-QC', accepted: '2298', next: 'pay' })
    expect(paid.status).toBe(303)
    const url = paid.headers.get('location') ?? ''
    expect(url).toContain('/pay/demo/')
    const back = (await decidePayment(kim, url, 'pay')).headers.get('location') ?? ''
    const id = new URL(back).searchParams.get('purchase') ?? ''
    const receipt = await kim.get(`/credits/purchases/${id}`)
    expect(receipt.headers.get('location')).toMatch(/^\/credits\/receipts\/\w{22}$/)
    expect(await readBalance(kim)).toBe(10)
    expect(await look(kim)).toMatchObject({ accepted: '2298', fields: { email: KIM.email, place: 'CA-QC' } })
  })

  it.each([
    ['no address', { email: 'kim' }, ['email']],
    ['a place that is none', { place: 'US-ON' }, ['place']],
    ['nothing', { email: '', place: '' }, ['email', 'place']],
  ])('reports what is wrong with %s', async (_, fields, wrong) => {
    const kim = shop.visitor()
    const response = await send(kim, { ...fields, next: 'pay', accepted: '2259' })
    const page = reviewPage.parse(await response.json())
    expect([response.status, Object.keys(page.errors), page.accepted]).toEqual([422, wrong, null])
    expect(kim.cookie).toBe('')
  })

  it('charges only the total that the buyer saw', async () => {
    const kim = shop.visitor()
    await typeIn(kim)
    const page = await typeIn(kim, { place: 'CA-AB', accepted: '2259', next: 'pay' })
    expect(page).toMatchObject({ accepted: '2099', notice: { title: 'The total has changed' } })
    expect(await shop.db.select().from(demoPayments).where(eq(demoPayments.amountCents, 20_99))).toEqual([])
  })

  it('takes no money from a browser that blocks cookies', async () => {
    const response = await send(shop.visitor(), { accepted: '2259', next: 'pay' })
    const page = reviewPage.parse(await response.json())
    expect([response.status, page.notice?.title]).toEqual([422, 'We need a cookie'])
  })

  it('redirects requests for unknown packages, and refuses other sites', async () => {
    const kim = shop.visitor()
    expect((await kim.get('/credits/review?package=gold')).headers.get('location')).toBe('/credits')
    const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }
    const forged = await kim.ask('/credits/review', { method: 'POST', headers, body: 'package=basic' })
    expect(forged.status).toBe(403)
  })
})

describe('a receipt for credits', () => {
  it('is e-mailed once, with price, taxes, tax registrations and its link', async () => {
    const { kim, purchase } = await buyBilled(KIM)
    await findPurchase(kim, purchase.id)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.to).toBe('kim@example.com')
    for (const line of [
      '10 credits: CA$19.99',
      'GST 5%: CA$1.00',
      'QST 9.975%: CA$1.99',
      'Total: CA$22.98',
      'GST/HST registration 12345 6789 RT0001',
      'QST registration 1234567890 TQ0001',
      `${shop.deps.env.PUBLIC_URL}${purchase.receiptPath}`,
    ])
      expect(mail?.text.split('\n')).toContain(line)
  })

  it('isn’t e-mailed without an address, but has its page', async () => {
    const { kim, purchase } = await buyBilled()
    expect(await mails()).toEqual([])
    expect((await kim.get(purchase.receiptPath ?? '')).status).toBe(200)
  })

  it('shows anyone with the link what was bought, where and with which taxes', async () => {
    const { purchase } = await buyBilled(KIM)
    const response = await shop.visitor().get(purchase.receiptPath ?? '')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toMatchObject({
      kind: 'receipt',
      number: expect.stringMatching(/^CR-1\d{4}$/),
      lines: [{ title: '10 design credits', totalCents: 19_99 }],
      amounts: { subtotalCents: 19_99, shipping: 'none', totalCents: 22_98, taxes: [{}, {}] },
      taxRegistrations: ['GST/HST registration 12345 6789 RT0001', 'QST registration 1234567890 TQ0001'],
      addressLines: ['Quebec, Canada'],
      email: 'kim@example.com',
    })
  })

  it('lists refunds', async () => {
    const { purchase } = await buyBilled(KIM)
    const back = {
      provider: 'demo',
      id: 're_1',
      purchaseId: purchase.id,
      kind: 'refund',
      amountCents: 10_00,
    } as const
    await shop.db
      .insert(creditRefundsAndDisputes)
      .values({ ...back, status: 'refunded', updatedAt: new Date() })
    const receipt = await (await shop.visitor().get(purchase.receiptPath ?? '')).json()
    expect(receipt).toMatchObject({
      amounts: { returned: { refunds: [{ amountCents: 10_00 }], netCents: 12_98 } },
    })
  })

  it('can’t be guessed, and doesn’t exist before the payment', async () => {
    const kim = shop.visitor()
    const { purchaseId } = await startCreditPurchase(kim, BASIC_PACKAGE)
    const [row] = await shop.db.select().from(creditPurchases).where(eq(creditPurchases.id, purchaseId))
    for (const token of [row?.receiptToken ?? '', purchaseId, 'A'.repeat(22), '%00'])
      expect((await kim.get(`/credits/receipts/${token}`)).status).toBe(404)
    expect((await shop.visitor().get(`/credits/purchases/${purchaseId}`)).status).toBe(404)
    const own = await kim.get(`/credits/purchases/${purchaseId}`)
    expect(own.headers.get('location')).toBe('/credits/review?package=basic&notice=started')
  })
})
