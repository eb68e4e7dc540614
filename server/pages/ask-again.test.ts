import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDeps } from '../../tests/setup/test-deps.ts'
import { createApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'

const away = openDatabase('postgres://postgres@localhost/x?host=/nowhere')
const CHECKOUT = '/checkout/0123456789abcdefghijkl'
let app: Hono

beforeAll(() => {
  app = createApp(testDeps(away.db))
})
afterAll(away.close)

test('a checkout that cannot reach its database is asked again with all that was typed', async () => {
  const typed = [
    ['firstName', 'Zoë "Zo" <b>'],
    ['interest', 'boats'],
    ['interest', 'cars'],
    ['next', 'review'],
  ]
  const answer = await app.request(CHECKOUT, { method: 'POST', body: new URLSearchParams(typed) })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({
    kind: 'message',
    title: 'The checkout is away for a moment',
    again: { path: CHECKOUT, fields: typed.map(([name, value]) => ({ name, value })) },
  })
})

test.each([
  ['the checkout', `${CHECKOUT}?notice=adjusted`],
  ['an order', '/orders/0123456789abcdefghijkl'],
  ['the account', '/account'],
])('a page of %s that is away is opened again at its address', async (_name, path) => {
  const answer = await app.request(path, { headers: { cookie: 'visitor=0123456789abcdefghijkl' } })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ again: { path, fields: null } })
})

test('the return from the payment page says that the payment is being checked', async () => {
  const path = `${CHECKOUT}/paid/01234567-89ab-4cde-8f01-23456789abcd`
  const answer = await app.request(path)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('refresh')).toBe('5')
  const page = await answer.json()
  expect(page).toMatchObject({ title: 'We are checking your payment', again: { path, fields: null } })
  expect(page.text).toContain('won’t be charged twice')
})

test.each([CHECKOUT, '/orders/0123456789abcdefghijkl'])(
  'makes no claim about charges while the database is unavailable: %s',
  async (path) => {
    const answer = await app.request(path, { headers: { cookie: 'visitor=0123456789abcdefghijkl' } })
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toMatch(/not been charged|nothing was charged/i)
  },
)

test('an order page that cannot be opened says that the order is safe', async () => {
  const answer = await app.request('/orders/0123456789abcdefghijkl')
  expect(await answer.json()).toMatchObject({ title: 'We can’t open your order right now' })
})

test('a form with a file cannot be given back', async () => {
  const body = new FormData()
  body.set('text', 'It sticks')
  body.set('photo', new File([new Uint8Array([0xff, 0xd8])], 'boat.jpg', { type: 'image/jpeg' }))
  const answer = await app.request('/orders/0123456789abcdefghijkl/reviews', { method: 'POST', body })
  expect(answer.status).toBe(503)
  expect(await answer.json()).not.toHaveProperty('again')
})
