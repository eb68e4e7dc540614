import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemSchema } from '../../../contract/problem.ts'
import { createTestDeps } from '../../../tests/setup/test-deps.ts'
import { createShop } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import { handleFailures } from './handle-failures.ts'

const CHECKOUT = '/checkout/0123456789abcdefghijkl'
const ORDER = '/orders/0123456789abcdefghijkl'
/**
 * The headers that a browser sends when it opens a page. PERSON has the headers of a browser from before 2023, which doesn't send
 * Sec-Fetch-Mode. NAVIGATION has the headers of a current browser.
 */
const PERSON = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const NAVIGATION = {
  ...PERSON,
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
  cookie: 'cartId=gid%3A%2F%2Fshopify%2FCart%2F0123456789abcdefghijkl',
}

const away = openDatabase('postgres://postgres@localhost/x?host=/nowhere')
const logged: { level: string; details: Record<string, unknown> | undefined }[] = []
let app: Hono

beforeAll(() => {
  const deps = createTestDeps(away.db)
  app = createShop({
    ...deps,
    env: { ...deps.env, OPERATOR_TOKEN: 'a token for tests of more than sixteen' },
    log: (level, _message, details) => void logged.push({ level, details }),
  }).app
})
afterAll(away.close)

const post = (path: string, fields: string[][], headers: Record<string, string> = NAVIGATION) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })

const fieldsOf = (typed: string[][]) => typed.map(([name, value]) => ({ name, value }))

describe('while the database is away, a person', () => {
  const FORMS: [path: string, typed: string[][]][] = [
    [
      CHECKOUT,
      [
        ['firstName', 'Zoë "Zo" <b>'],
        ['interest', 'boats'],
        ['interest', 'cars'],
        ['next', 'review'],
      ],
    ],
    [
      '/contact',
      [
        ['name', 'Kim'],
        ['email', 'kim@example.com'],
        ['topic', 'question'],
        ['message', 'How much is it to letter a boat?'],
      ],
    ],
    [
      '/newsletter',
      [
        ['email', 'kim@example.com'],
        ['consent', 'yes'],
      ],
    ],
    [
      '/cut-files/sample',
      [
        ['name', 'Kim'],
        ['email', 'kim@example.com'],
      ],
    ],
    [
      '/cart',
      [
        ['merchandiseId', 'gid://shopify/ProductVariant/1'],
        ['quantity', '2'],
      ],
    ],
    [
      '/cart/update',
      [
        ['lineId', '01234567-89ab-4cde-8f01-23456789abcd'],
        ['quantity', '2'],
      ],
    ],
    ['/proofs/0123456789abcdefghijkl', [['decision', 'approved']]],
    ['/referrals/link', [['a', 'b']]],
    [
      '/track',
      [
        ['number', '1001'],
        ['postalCode', 'M5V 2T6'],
      ],
    ],
  ]

  it.each(FORMS)('posts %s and gets a page that can repeat the same request', async (path, typed) => {
    const answer = await post(path, typed)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toMatchObject({
      kind: 'message',
      again: { path, fields: fieldsOf(typed) },
      reference: expect.stringMatching(/^E-[A-Z\d]{8}$/),
    })
  })

  it.each([
    `${CHECKOUT}?notice=adjusted`,
    ORDER,
    `${ORDER}/receipt`,
    '/account',
    '/cart',
    '/downloads/0123456789abcdefghijkl',
    '/quotes/0123456789abcdefghijkl',
    '/api/products',
  ])('opens %s and gets a page that can open it again', async (path) => {
    const answer = await app.request(path, { headers: NAVIGATION })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ again: { path, fields: null } })
  })

  it('sees the reference that is logged', async () => {
    logged.length = 0
    const { reference } = problemSchema
      .pick({ reference: true })
      .parse(await (await app.request(ORDER, { headers: PERSON })).json())
    expect(logged).toEqual([{ level: 'warn', details: expect.objectContaining({ reference }) }])
  })

  it('returns from the payment page and reads that the payment is being checked', async () => {
    const path = `${CHECKOUT}/paid/01234567-89ab-4cde-8f01-23456789abcd`
    const answer = await app.request(path, { headers: PERSON })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('refresh')).toBe('5')
    const page = await answer.json()
    expect(page).toMatchObject({ title: 'We’re checking your payment', again: { path, fields: null } })
    expect(page.text).toContain('won’t be charged twice')
  })

  it.each([CHECKOUT, ORDER])('reads no claim about charges at %s', async (path) => {
    const answer = await app.request(path, { headers: PERSON })
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toMatch(/(not|n.t) been charged|(nothing was|weren.t) charged/i)
  })

  it('reads that an order is safe', async () => {
    const answer = await app.request(ORDER, { headers: PERSON })
    expect(await answer.json()).toMatchObject({ title: 'We can’t open your order right now' })
  })

  it('after sending a file, is told to go back to the form, which still has it', async () => {
    const body = new FormData()
    body.set('text', 'It sticks')
    body.set('photo', new File([new Uint8Array([0xff, 0xd8])], 'boat.jpg', { type: 'image/jpeg' }))
    const answer = await app.request(`${ORDER}/reviews`, { method: 'POST', body, headers: NAVIGATION })
    expect(answer.status).toBe(503)
    const page = await answer.json()
    expect(page).not.toHaveProperty('again')
    expect(page.text).toContain('Go back in your browser')
  })

  it('is never sent to another host by the address', async () => {
    const answer = await app.request('http://localhost:3000//elsewhere.example/cart', { headers: PERSON })
    expect(JSON.stringify(await answer.json().catch(() => null))).not.toContain('"//elsewhere')
  })
})

describe('a program', () => {
  it.each([
    ['with no headers', {}],
    ['a script of a page', { 'sec-fetch-mode': 'cors', accept: 'text/html' }],
    ['a picture', { 'sec-fetch-mode': 'no-cors', accept: 'image/avif,*/*' }],
  ])('%s gets problem+json with the reference', async (_name, headers) => {
    const answer = await app.request('/cart', {
      method: 'POST',
      body: new URLSearchParams({ merchandiseId: 'gid://shopify/ProductVariant/1' }),
      headers,
    })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    const problem = problemSchema.parse(await answer.json())
    expect(problem).toMatchObject({ code: 'database-away', reference: expect.stringMatching(/^E-/) })
  })
})

describe('a refused request', () => {
  it.each([
    ['a form of another site', '/contact', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form that is too large', '/newsletter', { 'content-length': '99999999' }, 413],
    ['a form to nowhere', '/nothing-here', {}, 404],
    ['a form to no calculator', '/calculators/nothing/cart', {}, 404],
  ])('%s shows a person a page that doesn’t offer to repeat it', async (_name, path, headers, status) => {
    const answer = await post(path, [['a', 'b']], { ...NAVIGATION, ...headers })
    expect(answer.status).toBe(status)
    const page = await answer.json()
    expect(page).toMatchObject({ kind: 'message', reference: expect.stringMatching(/^E-/) })
    expect(page).not.toHaveProperty('again')
    const program = await post(path, [['a', 'b']], { ...headers })
    expect(program.status).toBe(status)
    expect(program.headers.get('content-type')).toBe('application/problem+json')
  })
})

describe('an unexpected error', () => {
  const broken = new Hono()
  const lines: { message: string; details: Record<string, unknown> | undefined }[] = []
  handleFailures(broken, {
    pages: null,
    log: (_level, message, details) => void lines.push({ message, details }),
  })
  broken.get('/checkout/*', () => {
    throw new Error('secret details')
  })

  it('is a 500 with a reference, and its details stay in the log', async () => {
    const answer = await broken.request('/checkout/secret', { headers: PERSON })
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(text).toContain('you won’t be charged twice')
    expect(text).not.toContain('secret details')
    const { details } = lines.at(-1) ?? {}
    expect(details?.['error']).toBeInstanceOf(Error)
    expect(JSON.parse(text).reference).toBe(details?.['reference'])
    expect(details?.['route']).toBe('/checkout/*')
  })

  it('is a page without the application if rendering fails as well', async () => {
    const unrendered = new Hono()
    const sendFailure = () => Promise.reject(new Error('not rendered'))
    handleFailures(unrendered, { pages: { sendFailure }, log: () => {} })
    unrendered.post('/contact', () => {
      throw new Error('secret details')
    })
    const body = new URLSearchParams({ message: '"><script>alert(1)</script>' })
    const answer = await unrendered.request('/contact', { method: 'POST', body, headers: PERSON })
    expect(answer.status).toBe(500)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await answer.text()
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(html).toMatch(/reference <b>E-[A-Z\d]{8}<\/b>/)
    expect(html).not.toMatch(/<script|secret details/)
  })
})
