// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedMessagesSchema } from '../../../contract/contact.ts'
import { operatorLogSchema } from '../../../contract/operator/log.ts'
import { discountCodeList } from '../../../content/operator/lists/discount-codes.ts'
import { contentOverviewSchema } from '../../../contract/operator/customer-content.ts'
import { listActionResultSchema, listPageSchema } from '../../../contract/operator/list.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { SHOPPER_ADDRESS } from '../../../tests/setup/shopper.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { contactMessages } from '../../db/schema/newsletter-and-contact.ts'
import { outbox } from '../../db/schema/operations.ts'
import { products } from '../../db/schema/catalogue.ts'
import { productQuestions, reviews } from '../../db/schema/reviews.ts'
import { receiveMessage } from '../../contact/receive-message.ts'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())

const logOf = async (subject: string) =>
  operatorLogSchema
    .parse(await (await boss.get(`/api/operator/log?subject=${subject}`)).json())
    .entries.map(({ actor, change }) => `${actor}: ${change}`)

async function writeMessage(topic: 'question' | 'quote' = 'quote'): Promise<number> {
  const message = {
    name: 'Kim',
    email: 'kim@example.com',
    phone: '',
    orderNumber: '',
    topic,
    message: 'Forty of them?',
  }
  const { reference } = await receiveMessage(shop.deps, {
    message,
    formKey: crypto.randomUUID(),
    visitorHash: null,
  })
  const [row] = await shop.db.select().from(contactMessages).where(eq(contactMessages.reference, reference))
  return row?.id ?? 0
}

describe('messages', () => {
  it('are answered by mail once, and the second of two tabs is told so', async () => {
    const id = await writeMessage()
    const answer = (text: string) => boss.send('POST', `/api/operator/messages/${id}/answer`, { text })
    const both = await Promise.all([answer('Forty are $80.'), answer('Forty are $90.')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    const mails = await shop.db.select({ key: outbox.dedupeKey, payload: outbox.payload }).from(outbox)
    const answers = mails.filter(({ key }) => key.endsWith('-answer'))
    expect(answers).toHaveLength(1)
    expect(JSON.stringify(answers[0]?.payload)).toContain('> Forty of them?')
    expect(await logOf('message')).toEqual(['Operator: Replied by e-mail'])
  })

  it('are listed by state (open or all) and by topic', async () => {
    const other = await writeMessage('question')
    const ids = async (query: string) =>
      storedMessagesSchema
        .parse(await (await boss.get(`/api/operator/messages${query}`)).json())
        .messages.map(({ id }) => id)
    expect(await ids('')).toEqual([other])
    expect(await ids('?topic=quote')).toEqual([])
    expect(await ids('?state=all')).toHaveLength(2)
    expect((await boss.send('PUT', `/api/operator/messages/${other}/answered`)).status).toBe(204)
    expect(await ids('')).toEqual([])
  })
})

describe('answers below reviews and questions', () => {
  it('are not overwritten by somebody who hasn’t seen them, and each change is in the log', async () => {
    await shop.stockProduct()
    const [product] = await shop.db.select().from(products).limit(1)
    const productId = product?.id ?? 0
    const own = { productId, author: 'Kim', body: 'Good', createdAt: new Date() }
    const [review] = await shop.db
      .insert(reviews)
      .values({ ...own, rating: 5, buyerHash: 'kim' })
      .returning()
    const [question] = await shop.db.insert(productQuestions).values(own).returning()
    for (const [kind, id] of [
      ['reviews', review?.id],
      ['questions', question?.id],
    ]) {
      const put = (text: string, seen: string) =>
        boss.send('PUT', `/api/operator/${kind}/${id}/answer`, { text, seen })
      expect((await put('Thank you', '')).status).toBe(204)
      expect((await put('Something else', '')).status).toBe(409)
      expect((await put('Thank you!', 'Thank you')).status).toBe(204)
      expect((await boss.send('POST', `/api/operator/${kind}/${id}/hide`)).status).toBe(204)
    }
    expect(await logOf('review')).toEqual(['Operator: Hidden', 'Operator: Answered', 'Operator: Answered'])
    expect(await logOf('question')).toEqual(['Operator: Hidden', 'Operator: Answered', 'Operator: Answered'])
  })
})

describe('discount codes', () => {
  const make = (body: object) =>
    boss.send('POST', '/api/operator/discount-codes', { type: 'fixed', value: 500, ...body })
  const list = async (query = '') =>
    listPageSchema(discountCodeList).parse(
      await (await boss.get(`/api/operator/discount-codes${query}`)).json(),
    )
  const states = async (query = '') =>
    (await list(query)).rows.map(({ id, cells }) => `${id} ${JSON.stringify(cells['state'])}`)
  const end = (...ids: string[]) =>
    boss.send('POST', '/api/operator/discount-codes/actions', { action: 'end', ids })

  it('apply at the checkout until they are switched off', async () => {
    expect((await make({ code: 'fall-5' })).status).toBe(201)
    const atCheckout = async () => {
      const token = await shop.fillCart({ variantId: await shop.stockProduct({ priceCents: 2_000 }) })
      const fields = { ...SHOPPER_ADDRESS, discountCode: 'FALL-5', next: 'review' }
      const buyer = shop.shopper()
      const { location } = await buyer.send(`/checkout/${token}`, fields)
      return (await buyer.open(location)).page
    }
    expect(await atCheckout()).toMatchObject({ amounts: { discountCents: 500 } })
    expect(await states()).toEqual(['FALL-5 "active"'])
    expect((await end('FALL-5')).status).toBe(200)
    expect(await states()).toEqual(['FALL-5 "ended"'])
    expect((await end('FALL-5')).status).toBe(409)
    expect((await end('NONE')).status).toBe(404)
    expect(await logOf('code')).toEqual(['Operator: Switched off', 'Operator: Made: CA$5.00'])
    expect(await atCheckout()).toMatchObject({
      amounts: { discountCents: 0 },
      errors: { discountCode: expect.any(String) },
    })
  })

  it('are turned off together, and listed by whether they have ended', async () => {
    for (const code of ['BOATS', 'CARS', 'VANS']) expect((await make({ code })).status).toBe(201)
    const answer = await end('CARS', 'VANS', 'FALL-5', 'NONE', 'CARS')
    expect(listActionResultSchema.parse(await answer.json())).toEqual({ changed: 2, unchanged: 2 })
    expect(await states('?filter=not-ended')).toEqual(['BOATS "active"'])
    expect(await states('?filter=ended&after=CARS')).toEqual(['FALL-5 "ended"', 'VANS "ended"'])
    const { counts, rows } = await list()
    expect(counts).toEqual({ all: 4, 'not-ended': 1, ended: 3 })
    expect(rows.map(({ id, actions }) => [id, actions])).toEqual([
      ['BOATS', ['end']],
      ['CARS', []],
      ['FALL-5', []],
      ['VANS', []],
    ])
    expect((await boss.get('/api/operator/discount-codes?filter=lost')).status).toBe(400)
    expect((await end()).status).toBe(422)
    await end('BOATS')
  })

  it('are refused if they are invalid or already exist', async () => {
    expect((await make({ code: 'fall-5' })).status).toBe(409)
    expect((await make({ code: 'x' })).status).toBe(422)
    expect((await make({ code: 'much', type: 'percentage', value: 101 })).status).toBe(422)
    expect((await make({ code: 'nothing', value: 0 })).status).toBe(422)
    const late = { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }
    expect((await make({ code: 'late', ...late })).status).toBe(422)
  })
})

it('GET /api/operator/content counts unanswered items', async () => {
  await writeMessage()
  await shop.stockProduct({ stock: 2 })
  await shop.stockProduct({ stock: 0 })
  const counts = contentOverviewSchema.parse(await (await boss.get('/api/operator/content')).json())
  expect(counts).toMatchObject({
    messages: { open: 1, quotes: 1 },
    stock: { low: 2 },
    questions: 0,
    codes: 0,
  })
})
