import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Hono } from 'hono'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { findOperator, isOperator } from '../../operator.ts'

const TOKEN = 'a token for tests of more than sixteen'
let shop: CheckoutShop
let addresses = 0
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: { OPERATOR_TOKEN: TOKEN } })
})
afterAll(() => shop.close())

const send = (token: unknown, { of = shop, from = `198.51.100.${(addresses += 1)}` } = {}) =>
  of.app.request(`${of.deps.env.PUBLIC_URL}/api/operator/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ token }),
  })

async function asksAsOperator(cookie: string): Promise<boolean> {
  const app = new Hono().get('/', async (c) => c.json(await isOperator(c, shop.deps)))
  return (await (await app.request('/', { headers: { cookie } })).text()) === 'true'
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

describe('POST /api/operator/session', () => {
  it('sets a cookie for 8 hours that scripts and other sites can’t use', async () => {
    const response = await send(TOKEN)
    expect(response.status).toBe(204)
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Strict')
    expect(cookie).toContain('Max-Age=28800')
    expect(await asksAsOperator(cookieOf(response))).toBe(true)
    shop.clock.ahead = 8 * 60 * 60 * 1_000 + 1
    expect(await asksAsOperator(cookieOf(response))).toBe(false)
    shop.clock.ahead = 0
  })

  it.each(['wrong', '', `${TOKEN} `])('refuses the token "%s"', async (token) => {
    const response = await send(token)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'wrong-token' })
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('refuses a body without a token', async () => {
    expect((await send(7)).status).toBe(422)
  })

  it('accepts five attempts a minute from one address, correct ones included', async () => {
    const from = '203.0.113.99'
    for (let tries = 0; tries < 5; tries += 1) expect((await send('wrong', { from })).status).toBe(403)
    expect((await send(TOKEN, { from })).status).toBe(429)
    shop.clock.ahead = 61_000
    expect((await send(TOKEN, { from })).status).toBe(204)
    shop.clock.ahead = 0
  })

  it('counts wrong tokens only', async () => {
    const from = '203.0.113.98'
    for (let tries = 0; tries < 7; tries += 1) expect((await send(TOKEN, { from })).status).toBe(204)
  })

  it('stores the name for the log of changes', async () => {
    const answer = await shop.app.request(`${shop.deps.env.PUBLIC_URL}/api/operator/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.97' },
      body: JSON.stringify({ token: TOKEN, name: ' Zoë ~ night shift ' }),
    })
    const app = new Hono().get('/', async (c) => c.json(await findOperator(c, shop.deps)))
    const said = await app.request('/', { headers: { cookie: cookieOf(answer) } })
    expect(await said.json()).toEqual({ name: 'Zoë ~ night shift' })
  })

  it('refuses cookies that it didn’t sign, and signed ones that were changed', async () => {
    const good = cookieOf(await send(TOKEN))
    const later = good.replace(/=\d+/, `=${Date.now() + 1e12}`)
    for (const cookie of ['operator=1', later, `${good}x`]) expect(await asksAsOperator(cookie)).toBe(false)
  })

  it('does not exist in a shop without an operator', async () => {
    const bare = await openCheckoutShop()
    expect((await send(TOKEN, { of: bare })).status).toBe(404)
    await bare.close()
  })
})

describe('DELETE /api/operator/session', () => {
  it('ends the session', async () => {
    const response = await shop.app.request(`${shop.deps.env.PUBLIC_URL}/api/operator/session`, {
      method: 'DELETE',
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
  })
})
