import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { CachedPage } from './cached-page.ts'
import { PageCache } from './page-cache.ts'

const BUDGET = { plain: 200_000, queried: 100_000 }
let cache: PageCache

beforeEach(() => {
  cache = new PageCache(BUDGET)
})

/** Creates a page with random text. Compression reduces such text only to three quarters of its size. */
const page = () => new CachedPage(200, [randomBytes(9_000).toString('base64')], 'home')

test('the page cache stays within its budget however many addresses are cached, counting all encodings', async () => {
  for (let index = 0; index < 100; index += 1) {
    const kept = page()
    cache.keep(`/page-${index}`, kept)
    await kept.encoded('identity')
    await kept.encoded('gzip')
    if (index % 10 === 0) await kept.compressFurther()
    expect(cache.bytes).toBeLessThanOrEqual(BUDGET.plain)
  }
  // A page takes 9 kB in each compressed encoding, and 12 kB uncompressed.
  const left = Array.from({ length: 100 }, (_, index) => cache.find(`/page-${index}`)).filter(Boolean)
  expect(left.length).toBeGreaterThanOrEqual(6)
  expect(left.length).toBeLessThanOrEqual(7)
  expect(cache.bytes).toBe(
    left.reduce((bytes, kept) => bytes + (kept?.bytes ?? 0) + 1_000 + 2 * '/page-99'.length, 0),
  )
})

test('counts an encoding added after the page was cached, and nothing of an evicted page', async () => {
  const kept = page()
  cache.keep('/', kept)
  const before = cache.bytes
  const compressed = await kept.encoded('gzip')
  expect(cache.bytes - before).toBe(compressed.length)
  cache.clear()
  await kept.encoded('identity')
  expect(cache.bytes).toBe(0)
})

test('addresses with a query never evict pages without one', () => {
  for (let index = 0; index < 10; index += 1) cache.keep(`/page-${index}`, page())
  for (let index = 0; index < 100; index += 1) cache.keep(`/search?q=${index}`, page())
  for (let index = 0; index < 10; index += 1) expect(cache.find(`/page-${index}`)).not.toBeNull()
  expect(cache.bytes).toBeLessThanOrEqual(BUDGET.plain + BUDGET.queried)
})

test('the least recently used page is evicted first', () => {
  for (let index = 0; index < 12; index += 1) {
    cache.keep(`/page-${index}`, page())
    cache.find('/page-0')
  }
  for (let index = 12; index < 20; index += 1) cache.keep(`/page-${index}`, page())
  expect(cache.find('/page-1')).toBeNull()
  expect(cache.find('/page-19')).not.toBeNull()
})

test('a page cached again under its address is counted once', () => {
  cache.keep('/', page())
  const once = cache.bytes
  cache.keep('/', page())
  expect(cache.bytes).toBe(once)
})
