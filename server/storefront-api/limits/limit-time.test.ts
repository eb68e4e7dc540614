import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { limitApiTime } from './limit-time.ts'

it('an address that has used up its time has to wait; others don’t', async () => {
  const app = new Hono()
  app.use(limitApiTime({ TRUSTED_PROXY: { hops: 1 } }, 1))
  app.get('/', async (c) => {
    // Blocks for 5 ms, as an expensive query does.
    for (const end = performance.now() + 5; performance.now() < end;);
    return c.text('answered')
  })
  const ask = (from: string) => app.request('/', { headers: { 'x-forwarded-for': from } })
  expect((await ask('192.0.2.1')).status).toBe(200)
  const refused = await ask('192.0.2.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await ask('192.0.2.2')).status).toBe(200)
})
