import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { parseEnvironment } from '../runtime/env.ts'
import { limitUploads } from './limit-uploads.ts'

const KB = 1_024

/** Opens a shop that accepts 100 KB of concurrent uploads. Each upload waits until the test releases it. */
function openShop() {
  const parsed = parseEnvironment({ NODE_ENV: 'test', TRUSTED_PROXY: '1' })
  if (!parsed.ok) throw new Error(parsed.message)
  const held = Promise.withResolvers<void>()
  const app = new Hono()
  for (const path of ['/files', '/others'])
    app.use(
      path,
      limitUploads(parsed, () => true, 100 * KB),
    )
  app.post('*', async (c) => {
    await held.promise
    return c.body(null, 204)
  })
  const send = async (kilobytes: number | null, address: string, path = '/files') => {
    const length = kilobytes === null ? {} : { 'content-length': String(kilobytes * KB) }
    const headers = { ...length, 'x-forwarded-for': address }
    const { status } = await app.request(path, { method: 'POST', headers })
    return status
  }
  return { send, release: held.resolve }
}
const waits = Symbol('waits')
const settled = (status: Promise<number>) =>
  Promise.race([status, new Promise((resolve) => setImmediate(resolve, waits))])

it('limits the total bytes of concurrent uploads across all routes', async () => {
  const shop = openShop()
  const first = [shop.send(40, '192.0.2.1'), shop.send(40, '192.0.2.2', '/others')]
  expect(await Promise.all(first.map(settled))).toEqual([waits, waits])
  expect(await shop.send(30, '192.0.2.3')).toBe(503)
  expect(await settled(shop.send(20, '192.0.2.3'))).toBe(waits)
  shop.release()
  expect(await Promise.all(first)).toEqual([204, 204])
  expect(await shop.send(100, '192.0.2.3')).toBe(204)
})

it('gives one network address half of the bytes', async () => {
  const shop = openShop()
  expect(await settled(shop.send(30, '192.0.2.1'))).toBe(waits)
  expect(await shop.send(30, '192.0.2.1')).toBe(503)
  expect(await settled(shop.send(30, '192.0.2.2'))).toBe(waits)
})

it('counts a body of undeclared length as the maximum, and always accepts a single one', async () => {
  const shop = openShop()
  expect(await settled(shop.send(null, '192.0.2.1'))).toBe(waits)
  expect(await shop.send(1, '192.0.2.2')).toBe(503)
})
