import { getRequestListener } from '@hono/node-server'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applySettings, settings } from '../../../domain/settings/settings.ts'
import { requestPage } from '../../../tests/fixtures/request-page.ts'
import { Pages } from './pages.ts'
import type { RenderOptions } from '../../../app/entry.server.tsx'

let server: Server
let pages: Pages
let revision: number
/** The number of requests that were served without the router. */
let sentDirectly: number
/** The URLs that were rendered, in order. */
let rendered: string[]
/** Rendering waits until this promise resolves. */
let gate: Promise<void>
let arrived: number

beforeEach(async () => {
  revision = 1
  sentDirectly = 0
  rendered = []
  gate = Promise.resolve()
  arrived = 0
  pages = new Pages({
    renderer: {
      load: async () => ({
        renderPage,
        renderFailure: renderPage,
        renderOrderPicture: async () => null,
        resolveDocumentUrl,
      }),
      entry: '/assets/entry.js',
      preload: [],
      styles: {
        home: SHEET,
        whole: `${SHEET} main { max-width: 60ch }`,
        shopping: 'main { color: blue }',
        wholeHref: '/assets/whole.css',
      },
      fonts: [],
    },
    publicUrl: 'http://shop.test',
    texts: () => settings,
    paymentOrigins: ['https://pay.test'],
    log: () => undefined,
    api: () => new Response('{}'),
    findRevision: async () => revision,
  })
  const route = getRequestListener(pages.routes().fetch)
  server = createServer((request, response) => {
    arrived += 1
    if (pages.sendKept(request, response)) sentDirectly += 1
    else void route(request, response)
  })
  server.listen(0)
  await once(server, 'listening')
})
afterEach(() => server.close())

const SHEET = 'body { color: #0b1f2a }'
const FAILURES: Record<string, number> = {
  '/product/one': 404,
  '/product/two': 404,
  '/nowhere': 404,
  '/404': 404,
  '/away': 503,
}
/** The pages in this test use only one query parameter, `sort`. */
const resolveDocumentUrl = async ({ pathname, searchParams }: URL) => {
  const sort = searchParams.get('sort')
  return sort === null ? pathname : `${pathname}?sort=${sort}`
}
async function renderPage<Cached>(url: URL, { findCached }: RenderOptions<Cached>) {
  const shared = url.pathname.startsWith('/product/') ? '/404/product/:id' : null
  const cached = shared === null ? null : findCached(shared)
  if (cached !== null) return { kind: 'cached' as const, page: cached }
  rendered.push(url.pathname + url.search)
  await gate
  return { ...documentAt(url), sharedAs: shared }
}
const documentAt = (url: URL) =>
  FAILURES[url.pathname] !== undefined
    ? {
        kind: 'page' as const,
        status: FAILURES[url.pathname] ?? 500,
        head,
        html: 'Nothing here',
        styles: 'whole' as const,
        resources: {},
      }
    : {
        kind: 'page' as const,
        status: 200,
        head,
        html: `Edition ${revision} of ${url.pathname}`,
        styles: 'home' as const,
        resources: {},
      }
const ask = (path: string, headers?: Record<string, string>, method?: string) =>
  requestPage(server, path, headers, method)
const head = { title: 'A page', description: 'Decals' }

test("forms may submit to the shop and to its payment providers' pages only", async () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { headers } = await fetch(`http://127.0.0.1:${port}/`)
  expect(headers.get('content-security-policy')).toContain("form-action 'self' https://pay.test;")
})

test("a cached page is sent without the router, with exactly the router's headers and bytes", async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    await ask('/')
    const direct = await ask('/', { 'accept-encoding': encoding })
    const before = sentDirectly
    const routed = await ask('/', { 'accept-encoding': encoding }, 'HEAD')
    expect(sentDirectly).toBe(before)
    expect(routed.status).toBe(direct.status)
    expect({ ...routed.headers, 'content-length': direct.headers['content-length'] }).toEqual(direct.headers)
    expect(direct.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(Number(direct.headers['content-length'])).toBe(direct.body.length)
  }
  expect(sentDirectly).toBeGreaterThan(0)
})

test('a client with a current copy gets a 304 without a body', async () => {
  const { headers } = await ask('/')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const { status, body, headers: again } = await ask('/', { 'if-none-match': String(headers.etag) })
  expect(status).toBe(304)
  expect(body).toHaveLength(0)
  expect(again.etag).toBe(headers.etag)
  expect(sentDirectly).toBe(1)
})

test('addresses without a page share one document, which is rendered once', async () => {
  const missing = await Promise.all(['/404', '/404?a=1', '/404'].map((path) => ask(path)))
  missing.push(await ask('/404?a=2'))
  expect(missing.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(rendered).toEqual(['/404'])
})

test('products that do not exist share one document, which is rendered once', async () => {
  const one = await ask('/product/one')
  const two = await ask('/product/two', { 'accept-encoding': 'br' })
  expect([one.status, two.status]).toEqual([404, 404])
  expect(rendered).toEqual(['/product/one'])
  expect(two.headers['content-encoding']).toBe('br')
  expect(two.headers['etag']).toBe(one.headers['etag'])
})

test("the page of something that's missing isn't cached", async () => {
  await ask('/nowhere')
  expect((await ask('/nowhere')).status).toBe(404)
  expect(sentDirectly).toBe(0)
})

test("a page with failed parts isn't cached anywhere, and says when to retry", async () => {
  const { status, headers } = await ask('/away')
  expect(status).toBe(503)
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect((await ask('/nowhere')).headers['retry-after']).toBeUndefined()
})

test('after a change of the catalogue the page is rendered again, within about a second', async () => {
  expect(String((await ask('/')).body)).toContain('Edition 1')
  revision = 2
  await expect.poll(async () => String((await ask('/')).body)).toContain('Edition 2')
  expect(String((await ask('/')).body)).toContain('Edition 2')
})

test("similar addresses aren't confused", async () => {
  await ask('/collection/boats')
  expect(String((await ask('/collection/boats?sort=newest')).body)).toContain('/collection/boats')
  expect(sentDirectly).toBe(0)
})

test('home includes its own styles and names the file with all; other pages include all', async () => {
  const home = (await ask('/shop')).body.toString()
  expect(home).toContain(`<style>${SHEET}</style>`)
  expect(home).toContain('data-sheet="home" data-whole-styles="/assets/whole.css"')
  const other = (await ask('/nowhere')).body.toString()
  expect(other).toContain('max-width')
  expect(other).not.toContain('data-whole-styles')
})

test('addresses that differ in unread parameters share one document', async () => {
  const { body } = await ask('/shop')
  for (const query of ['?gclid=1', '?gclid=2&utm_source=letter', '?x=%0d%0a'])
    expect((await ask(`/shop${query}`)).body).toEqual(body)
  await ask('/shop?sort=newest&gclid=3')
  await ask('/shop?utm_source=letter&sort=newest')
  expect(rendered).toEqual(['/shop', '/shop?sort=newest'])
})

/** Sends all requests for a page at once, before the first is rendered. */
async function askAtOnce(path: string, times: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  arrived = 0
  const answers = Promise.all(Array.from({ length: times }, () => ask(path)))
  await expect.poll(() => arrived).toBe(times)
  resolve()
  return answers
}

test('a page with many concurrent requests is rendered once, and once more after a change', async () => {
  const [first, ...others] = await askAtOnce('/shop', 20)
  expect(others.every(({ body }) => first?.body.equals(body))).toBe(true)
  expect(rendered).toEqual(['/shop'])
  revision = 2
  await expect.poll(async () => String((await ask('/shop')).body)).toContain('Edition 2')
  expect(rendered).toEqual(['/shop', '/shop'])
})

test('a page with failed parts is rendered again for the next visitor', async () => {
  await askAtOnce('/away', 5)
  await ask('/away')
  expect(rendered).toEqual(['/away', '/away'])
})

test('the shop’s own colours are in the document, and its policy allows them', async () => {
  const colours = async () => {
    const { headers, body: bytes } = await ask('/shop')
    const body = String(bytes)
    const [, style = ''] = body.match(/<style>(:root\{[^<]*)<\/style>/) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    return { style, isAllowed: String(headers['content-security-policy']).includes(`'sha256-${hash}'`), body }
  }
  expect((await colours()).style).toBe('')
  applySettings({ look: { linkColour: '#7a1fa2', darkColour: '#221133' } })
  const { style, isAllowed, body } = await colours()
  expect(style).toContain('--color-gorge:#7a1fa2;--color-gorge-deep:color-mix(')
  expect(style).not.toContain('maple')
  expect(isAllowed).toBe(true)
  expect(body).toContain('<meta name="theme-color" content="#221133">')
  expect(body).toContain('<link rel="icon" href="/favicon.svg"')
  applySettings({ look: { logo: '/media/0123456789abcdef.png' } })
  expect((await colours()).body).toContain('<link rel="icon" href="/icons/icon-192.png?01234567"')
  applySettings({})
})
