import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheResource, loadResource } from './resource-cache.ts'

const shop = vi.fn<typeof fetch>()
let address: string
let count = 0

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', shop)
  shop.mockReset().mockImplementation(async () => Response.json({ answer: shop.mock.calls.length }))
  // The cache lasts as long as the page, so each test uses another URL.
  count += 1
  address = `/api/products/${count}`
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = () => loadResource({ address })

test('a response is fresh for five minutes, and no longer', async () => {
  expect(await load()).toEqual({ state: 'ready', value: { answer: 1 } })
  vi.advanceTimersByTime(5 * 60_000 - 1)
  expect(await load()).toEqual({ state: 'ready', value: { answer: 1 } })
  vi.advanceTimersByTime(1)
  expect(await load()).toEqual({ state: 'ready', value: { answer: 2 } })
})

test('requests ask for JSON, with the visitor’s cookie', async () => {
  await load()
  expect(shop).toHaveBeenCalledWith(address, {
    credentials: 'include',
    headers: { accept: 'application/json' },
  })
})

test('concurrent requests for one address share one call', async () => {
  await Promise.all([load(), load()])
  expect(shop).toHaveBeenCalledTimes(1)
})

test('a failure is reported once, not retried and not cached', async () => {
  shop.mockResolvedValueOnce(new Response(null, { status: 502 }))
  expect(await load()).toEqual({ state: 'failed', status: 502 })
  expect(shop).toHaveBeenCalledTimes(1)
  shop.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await load()).toEqual({ state: 'failed', status: 0 })
  expect(await load()).toMatchObject({ state: 'ready' })
})

test('resources that came with the document are not requested again', async () => {
  cacheResource(address, { state: 'ready', value: 'of the document' })
  expect(await load()).toEqual({ state: 'ready', value: 'of the document' })
  expect(shop).not.toHaveBeenCalled()
})
