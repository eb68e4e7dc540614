// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectProblem } from '../tests/fixtures/expect-problem.ts'
import { openSampleApi, type SampleApi } from '../tests/setup/sample-api.ts'

let shop: SampleApi
beforeAll(async () => {
  shop = await openSampleApi()
})
afterAll(() => shop.close())

const get = (address: string) => shop.app.request(address)

describe('unknown paths and methods of the API', () => {
  it('get a 404, or a 405 with the allowed methods', async () => {
    await expectProblem(await get('/api/nothing'), 404, 'not-found')
    const answer = await shop.app.request('/api/products', { method: 'DELETE' })
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    await expectProblem(answer, 405, 'method-not-allowed')
    expect((await shop.app.request('/api/products', { method: 'OPTIONS' })).status).toBe(204)
    expect((await shop.app.request('/api/products', { method: 'HEAD' })).status).toBe(200)
  })
})

describe('unsafe methods of the API', () => {
  const post = (headers: Record<string, string>, body: BodyInit = '{}') =>
    shop.app.request('/api/anything', { method: 'POST', headers, body })
  const json = { 'content-type': 'application/json' }

  it('are rejected if they come from another site', async () => {
    await expectProblem(await post({ ...json, origin: 'https://evil.example' }), 403, 'foreign-origin')
    await expectProblem(await post({ ...json, 'sec-fetch-site': 'cross-site' }), 403, 'foreign-origin')
    await expectProblem(await post(json), 404, 'not-found')
    await expectProblem(
      await post({ ...json, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }),
      404,
      'not-found',
    )
  })

  it('accept only JSON, within limits of size and depth', async () => {
    await expectProblem(await post({ 'content-type': 'text/plain' }), 415, 'not-json')
    await expectProblem(await post(json, '['.repeat(100_000)), 400, 'too-deep')
    await expectProblem(await post(json, `"${'x'.repeat(300_000)}"`), 413, 'body-too-large')
  })
})
