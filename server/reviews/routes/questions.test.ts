// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopFacts as facts } from '../../../content/shop.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { addReviewableProduct } from '../../../tests/setup/review-calls.ts'
import { productQuestions } from '../../db/schema/reviews.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'

const QUESTION = { text: 'Does it hold on textured plastic?', name: 'Lee', email: 'Lee@Example.com' }
let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

const ask = (handle: string, question: unknown, visitor = shop.visitor()) =>
  visitor.send('POST', `/api/products/${handle}/questions`, question)
const shown = async (handle: string, query = '') =>
  (await shop.visitor().get(`/api/products/${handle}/questions${query}`)).json()
const rowOf = async (productId: number) =>
  (await shop.db.select().from(productQuestions).where(eq(productQuestions.productId, productId)))[0]

test('a question is mailed to the shop, shown with its answer, and the answer is mailed to the asker, whose address is then deleted', async () => {
  const { id, handle } = await addReviewableProduct(shop)
  expect((await ask(handle, QUESTION)).status).toBe(204)
  expect(await shown(handle)).toEqual({ questions: [], next: null })
  await sendDueMail(shop.deps)
  const [toShop] = shop.sent.filter(({ to }) => to === facts.email)
  expect(toShop?.text).toContain(QUESTION.text)
  expect(toShop?.text).not.toContain('lee@example.com')

  const boss = await shop.operator()
  const question = await rowOf(id)
  const listed = await (await boss.get('/api/operator/questions')).text()
  expect(JSON.parse(listed)).toMatchObject({ questions: [{ id: String(question?.id), wantsMail: true }] })
  expect(listed).not.toContain('lee@example.com')
  const answer = `/api/operator/questions/${question?.id}/answer`
  expect((await boss.send('PUT', answer, { text: 'On smooth plastic only.' })).status).toBe(204)
  expect((await boss.send('PUT', answer, { text: 'On smooth plastic, yes.' })).status).toBe(204)
  expect(await shown(handle)).toMatchObject({
    questions: [{ text: QUESTION.text, author: 'Lee', answer: { text: 'On smooth plastic, yes.' } }],
  })
  await sendDueMail(shop.deps)
  const toLee = shop.sent.filter(({ to }) => to === 'lee@example.com')
  expect(toLee).toHaveLength(1)
  expect(toLee[0]?.text).toContain('On smooth plastic only.')
  expect((await rowOf(id))?.email).toBeNull()
})

test('a question without an address is accepted, and its answer is mailed to nobody', async () => {
  const { id, handle } = await addReviewableProduct(shop)
  const { email: _email, ...unsigned } = QUESTION
  expect((await ask(handle, unsigned)).status).toBe(204)
  expect((await rowOf(id))?.email).toBeNull()
  const boss = await shop.operator()
  await sendDueMail(shop.deps)
  shop.sent.length = 0
  const answer = `/api/operator/questions/${(await rowOf(id))?.id}/answer`
  expect((await boss.send('PUT', answer, { text: 'Yes.' })).status).toBe(204)
  await sendDueMail(shop.deps)
  expect(shop.sent).toEqual([])
})

test('the operator hides and republishes a question, but never without an answer', async () => {
  const { id, handle } = await addReviewableProduct(shop)
  await ask(handle, QUESTION)
  const boss = await shop.operator()
  const self = `/api/operator/questions/${(await rowOf(id))?.id}`
  expect((await boss.send('POST', `${self}/publish`)).status).toBe(409)
  expect((await boss.send('PUT', `${self}/answer`, { text: ' ' })).status).toBe(422)
  await boss.send('PUT', `${self}/answer`, { text: 'Yes.' })
  expect((await boss.send('POST', `${self}/hide`)).status).toBe(204)
  expect(await shown(handle)).toMatchObject({ questions: [] })
  expect((await boss.send('POST', `${self}/publish`)).status).toBe(204)
  expect(await shown(handle)).toMatchObject({ questions: [{ answer: { text: 'Yes.' } }] })
  for (const action of ['publish', 'hide'])
    expect((await boss.send('POST', `/api/operator/questions/999999/${action}`)).status).toBe(404)
})

test('questions come ten at a time, newest first', async () => {
  const { id, handle } = await addReviewableProduct(shop)
  const at = new Date()
  const row = {
    productId: id,
    author: 'Lee',
    state: 'published',
    answer: 'Yes.',
    answeredAt: at,
    createdAt: at,
  }
  await shop.db
    .insert(productQuestions)
    .values(Array.from({ length: 12 }, (_, index) => ({ ...row, body: `Question ${index}` })))
  const first = await shown(handle)
  expect(first.questions).toHaveLength(10)
  expect(first.questions[0]).toMatchObject({ text: 'Question 11' })
  const second = await shown(handle, `?after=${first.next}`)
  expect([second.questions.length, second.next]).toEqual([2, null])
})

test.each([
  [{ ...QUESTION, text: 'Why' }],
  [{ ...QUESTION, text: 'x'.repeat(1_001) }],
  [{ ...QUESTION, name: '' }],
  [{ ...QUESTION, name: 'Lee\r\nBcc: all@example.com' }],
  [{ ...QUESTION, email: 'no address' }],
  [{ ...QUESTION, email: 'a@b.example, c@d.example' }],
  [{ ...QUESTION, email: 'lee@example.com\r\nBcc: all@example.com' }],
  [[]],
])('refuses %o', async (question) => {
  const { handle } = await addReviewableProduct(shop)
  expect((await ask(handle, question)).status).toBe(422)
})

test('the number of questions is limited, and products not on sale take none', async () => {
  const { handle } = await addReviewableProduct(shop)
  const lee = shop.visitor()
  const statuses = []
  for (let time = 0; time < 6; time += 1) statuses.push((await ask(handle, QUESTION, lee)).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  expect((await ask('no-such-decal', QUESTION)).status).toBe(404)
})
