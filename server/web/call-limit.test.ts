import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createTestDeps } from '../../tests/setup/test-deps.ts'
import { openDatabase } from '../db/database.ts'
import { RATE_LIMITS } from '../platform/rate-limits/policies.ts'
import { createCallLimit, respondTooManyCalls } from './call-limit.ts'

// This database doesn't exist. It isn't needed, because requests without a cookie make no queries.
const { db } = openDatabase('postgres://postgres@localhost/x?host=/nowhere')

it('lets an address call as often as its policy allows, then says when to try again', async () => {
  const deps = createTestDeps(db)
  const limit = createCallLimit(deps, 'questions')
  const app = new Hono()
  app.post('/', async (c) => {
    const call = await limit(c, c.req.query('asker'))
    return call.ok ? c.body(null, 204) : respondTooManyCalls(c, call)
  })
  const { visitor } = RATE_LIMITS.questions
  for (let calls = 0; calls < visitor; calls += 1)
    expect((await app.request('/', { method: 'POST' })).status).toBe(204)
  const refused = await app.request('/', { method: 'POST' })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('600')
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' })
  // Another requester at the same IP address has a separate limit.
  expect((await app.request('/?asker=another', { method: 'POST' })).status).toBe(204)
})
