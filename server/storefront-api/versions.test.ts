import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorefrontShop, type StorefrontShop } from '../../tests/setup/storefront-shop.ts'

let shop: StorefrontShop
beforeAll(async () => {
  shop = await openStorefrontShop()
})
afterAll(() => shop.close())

const QUERY = '{ shop { name } }'

describe('clients of other versions', () => {
  it.each([
    ['2026-04', '2026-04'],
    ['2024-04', '2024-04'],
    ['2019-07', '2026-04'],
    ['2025-01', '2026-04'],
    ['2026-10', '2026-04'],
    ['unstable', '2026-04'],
  ])('%s is served as %s', async (version, answered) => {
    const answer = await shop.send({ query: QUERY }, { version })
    expect([answer.status, answer.headers.get('x-shopify-api-version')]).toEqual([200, answered])
    expect(await answer.json()).toMatchObject({ data: { shop: { name: expect.any(String) } } })
  })

  it.each(['2024-05', '24-04', '2024-4', 'latest', '2024-01x'])('%s isn’t a version', async (version) => {
    expect((await shop.send({ query: QUERY }, { version })).status).toBe(404)
  })

  it('may omit `.json`, and send a bare query', async () => {
    const answer = await shop.app.request('http://shop.test/api/2023-01/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/graphql' },
      body: QUERY,
    })
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { data: { shop: { name: expect.any(String) } } },
    ])
    expect((await shop.app.request('http://shop.test/api/2023-01/graphql')).status).toBe(405)
  })
})
