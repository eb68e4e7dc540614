// Runs on both databases.
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'

const SECRET = 'Confidential'
let shop: CheckoutShop
let operations: { method: string; path: string; isUpload: boolean }[] = []
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  operations = await listOperations()
  const variantId = await shop.stockProduct()
  const kim = shop.shopper()
  await kim.decide(await kim.checkOut(await shop.fillCart({ variantId }), { lastName: SECRET }))
})
afterAll(() => shop.close())

/** Lists all operations below /api/operator, from the API's OpenAPI document. */
async function listOperations() {
  const document = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await (await shop.visitor().get('/api/openapi.json')).json())
  return Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/operator/') && path !== '/api/operator/session')
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({
        method: method.toUpperCase(),
        path: path.replace('{format}', 'pdf').replaceAll(/\{\w+\}/g, '1'),
        isUpload: JSON.stringify(described).includes('multipart/form-data'),
      })),
    )
}

/** Returns a path in several spellings that a server might treat as the same path. */
const spellings = (path: string): string[] => [
  path,
  `${path}/`,
  `/${path}`,
  `${path}?`,
  `${path}#`,
  path.toUpperCase(),
  path.replace('/operator', '/Operator'),
  path.replace('/operator', '//operator'),
  path.replace('/operator', '/./operator'),
  path.replace('/operator', '/x/../operator'),
  path.replace('operator', '%6fperator'),
  path.replace('/operator', '%2foperator'),
  path.replace('/api/', '/api%2f'),
  `${path}%00`,
  `${path};a=1`,
  `${path}.json`,
]

type Asked = { method: string; path: string; isUpload?: boolean }

async function ask({ method, path, isUpload = false }: Asked, { of = shop, cookie = '' } = {}) {
  const body = method === 'GET' ? null : isUpload ? new FormData() : '{}'
  const headers = {
    cookie,
    origin: of.deps.env.PUBLIC_URL,
    ...(method !== 'GET' && { 'idempotency-key': 'a-key-of-a-stranger' }),
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  }
  const answer = await of.app.request(`${of.deps.env.PUBLIC_URL}${path}`, { method, headers, body })
  return { status: answer.status, text: await answer.text() }
}

describe('somebody who is not the operator', () => {
  it('gets 401 from every operator address, however it is spelled', async () => {
    expect(operations.length).toBeGreaterThan(25)
    for (const operation of operations) {
      const { method } = operation
      expect(await ask(operation), `${method} ${operation.path}`).toMatchObject({ status: 401 })
      for (const spelling of spellings(operation.path)) {
        const { status, text } = await ask({ ...operation, path: spelling })
        // Status 415 is also allowed, because it is returned before the session is checked.
        expect([301, 400, 401, 404, 405, 415], `${method} ${spelling}`).toContain(status)
        expect(text).not.toContain(SECRET)
      }
    }
  })

  it.each(['operator=1', 'operator=9999999999999~.x', '__Host-operator=9999999999999'])(
    'is refused with the cookie %s',
    async (cookie) => {
      expect(await ask({ method: 'GET', path: '/api/operator/orders' }, { cookie })).toMatchObject({
        status: 401,
      })
    },
  )

  it('sees nothing but the sign-in page at every operator address', async () => {
    for (const path of ['/operator', '/operator/orders/1', '/operator/log', '/operator//board']) {
      const { status, text } = await ask({ method: 'GET', path })
      expect([status, text], path).toEqual([401, '{"kind":"sign-in"}'])
    }
  })

  it('finds no operator pages in a shop without an operator', async () => {
    const bare = await openCheckoutShop()
    for (const operation of [...operations, { method: 'GET', path: '/operator' }])
      expect(await ask(operation, { of: bare }), operation.path).toMatchObject({ status: 404 })
    await bare.close()
  })
})
