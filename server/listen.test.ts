import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { findFreePort } from '../tests/setup/find-free-port.ts'
import { listen } from './listen.ts'

async function open(drainSeconds: number) {
  const PORT = await findFreePort()
  const app = new Hono().get('/readyz', (c) => c.json({ status: 'ready' })).get('/', (c) => c.text('open'))
  const env = { HOST: '127.0.0.1', PORT, DRAIN_SECONDS: drainSeconds }
  const listening = await listen(app, env, { middleware: null }, null)
  if (!listening.ok) throw new Error(listening.message)
  return { ask: (path: string) => fetch(`http://127.0.0.1:${PORT}${path}`), close: listening.close }
}

test('keep-alive outlasts the 60 seconds of a proxy', async () => {
  const { ask, close } = await open(0)
  expect((await ask('/')).headers.get('keep-alive')).toBe('timeout=65')
  await close()
})

test('a shop that is shutting down fails its health check first, and goes on serving meanwhile', async () => {
  const { ask, close } = await open(1)
  expect((await ask('/readyz')).status).toBe(200)
  const closed = close()
  const refused = await ask('/readyz')
  expect(refused.status).toBe(503)
  expect(await refused.json()).toEqual({ status: 'stopping' })
  expect(await (await ask('/')).text()).toBe('open')
  await closed
  await expect(ask('/')).rejects.toThrow()
})
