// Runs on both databases.
import { XMLParser } from 'fast-xml-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openStorefrontShop, type StorefrontShop } from '../../../../tests/setup/storefront-shop.ts'
import { publicPages } from '../../../../content/public-pages.ts'
import { redirects } from '../../../../content/redirects.ts'
import type { DocumentPieces } from '../../../web/pages/cached-page.ts'
import { writeDocument } from '../../../web/pages/document.ts'
import { makeUrlsAbsolute } from '../../../web/pages/share-elements.ts'

let shop: StorefrontShop
beforeAll(async () => {
  shop = await openStorefrontShop({ DATA_DIR: '/tmp/search-engines-test' })
  const { productId } = await shop.addProduct({ title: 'Bee Kind' })
  await shop.addCollection('Bumper Stickers', [productId])
})
afterAll(() => shop.close())
const ask = (path: string, headers: Record<string, string> = {}) =>
  shop.app.request(`http://shop.test${path}`, { headers })

const located = z.array(z.object({ loc: z.string(), lastmod: z.iso.datetime().optional() }))
const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' })
async function readMap(path: string) {
  const answer = await ask(path)
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml/)
  const map = z.object({
    sitemapindex: z.object({ sitemap: located }).optional(),
    urlset: z.object({ url: located }).optional(),
  })
  const { sitemapindex, urlset } = map.parse(parser.parse(await answer.text()))
  return sitemapindex?.sitemap ?? urlset?.url ?? []
}

describe('the sitemap', () => {
  it('lists its files, and these the public pages with the day of their last change', async () => {
    const parts = await readMap('/sitemap.xml')
    const pages = await Promise.all(parts.map(({ loc }) => readMap(new URL(loc).pathname)))
    const listed = pages.flat()
    const paths = listed.map(({ loc }) => new URL(loc).pathname)
    expect(paths).toEqual(
      expect.arrayContaining(['/product/bee-kind', '/collection/bumper-stickers', '/shop']),
    )
    for (const { path, unlisted } of publicPages) expect(paths.includes(path), path).toBe(!unlisted)
    expect(new Set(paths).size).toBe(paths.length)
    expect(listed.find(({ loc }) => loc.endsWith('/product/bee-kind'))?.lastmod).toBeDefined()
    expect(paths.filter((path) => /^\/(?:cart|orders|checkout|account|api)/.test(path))).toEqual([])
  })

  it.each([
    '/sitemaps/products-2.xml',
    '/sitemaps/products-0.xml',
    '/sitemaps/secrets.xml',
    '/sitemaps/%2e%2e.xml',
  ])('doesn’t have %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it('is named in robots.txt, which excludes visitors’ private pages', async () => {
    const robots = await (await ask('/robots.txt')).text()
    expect(robots).toContain('Sitemap: http://shop.test/sitemap.xml')
    for (const path of ['/cart', '/checkout/', '/orders/', '/api/'])
      expect(robots).toContain(`Disallow: ${path}\n`)
  })
})

describe('a sharing picture', () => {
  it.each(['/og/product/bee-kind.png', '/og/collection/bumper-stickers.png', '/og/page/home.png'])(
    '%s is a PNG of 1200 × 630 with an ETag',
    async (path) => {
      const answer = await ask(path)
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([width, height, format]).toEqual([1200, 630, 'png'])
      const again = await ask(path, { 'if-none-match': answer.headers.get('etag') ?? '' })
      expect(again.status).toBe(304)
    },
  )

  it.each([
    '/og/product/nothing.png',
    '/og/page/..%2fhome.png',
    '/og/order/1.png',
    '/og/product/bee-kind.svg',
  ])('isn’t drawn for %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

describe('moved addresses', () => {
  it.each(Object.entries(redirects))('%s redirects to %s with 301', async (from, to) => {
    const answer = await ask(`${from}?utm_source=old`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${to}?utm_source=old`])
  })

  it('never redirect away from the shop', async () => {
    const location = (await ask('//evil.example/')).headers.get('location') ?? ''
    expect(new URL(location, 'http://shop.test').host).toBe('shop.test')
  })
})

describe('the worker', () => {
  it('is revalidated on every visit, and may fetch only from the shop', async () => {
    const answer = await ask('/service-worker.js')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'")
    expect(await answer.text()).toMatch(/^const VERSION = '[0-9a-f]{12}'/)
  })

  it('is removed if the shop turns it off', async () => {
    const off = await openStorefrontShop({ SERVICE_WORKER: 'off' })
    const script = await (await off.app.request('http://shop.test/service-worker.js')).text()
    expect(script).toContain('unregister()')
    expect(script).not.toContain('respondWith')
    await off.close()
  })

  it('has a manifest whose icons exist in the stated sizes', async () => {
    const icons = z.object({ icons: z.array(z.object({ src: z.string(), sizes: z.string() })) })
    const manifest = icons.parse(await (await ask('/manifest.webmanifest')).json())
    for (const { src, sizes } of manifest.icons) {
      const { width } = await sharp(Buffer.from(await (await ask(src)).arrayBuffer())).metadata()
      expect(`${width}x${width}`).toBe(sizes)
    }
  })
})

const joinText = (pieces: DocumentPieces) => pieces.map(String).join('')

describe('the head of a public page', () => {
  const document = joinText(
    writeDocument({
      head: {
        title: 'Bee "Kind" <b>',
        description: 'A bee',
        canonicalPath: '/product/bee-kind',
        structuredData: [
          { '@type': 'Product', url: '/product/bee-kind', image: ['/media/1.svg'], name: '/not/an/address' },
        ],
      },
      html: '',
      resources: {},
      publicUrl: 'https://shop.test',
      renderer: { entry: '/e.js', preload: [], styles: null, fonts: [] },
      styles: 'home',
    }),
  )

  it('has absolute addresses and its own sharing picture', () => {
    expect(document).toContain(
      '<meta property="og:image" content="https://shop.test/og/product/bee-kind.png">',
    )
    expect(document).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(document).toContain('<link rel="canonical" href="https://shop.test/product/bee-kind">')
    expect(document).toContain('content="Bee &quot;Kind&quot; &lt;b&gt; | Niagara Decals"')
  })

  it('contains no text that could end a script', () => {
    const text = '</script><script>alert(1)</script>'
    const written = joinText(
      writeDocument({
        head: { title: text, description: text, structuredData: [{ '@type': 'Product', name: text }] },
        html: '',
        resources: { '/api/products/bee-kind': { state: 'ready', value: { title: text } } },
        publicUrl: 'https://shop.test',
        renderer: { entry: '/e.js', preload: [], styles: null, fonts: [] },
        styles: 'home',
      }),
    )
    expect(written).not.toContain('<script>alert')
    expect(written).toContain(String.raw`"title":"\u003c/script>`)
  })

  it('has structured data with absolute addresses and unchanged names', () => {
    const data = { '@type': 'ListItem', item: '/shop', name: '/shop', nested: [{ url: '/a' }] }
    expect(makeUrlsAbsolute(data, 'https://shop.test')).toEqual({
      '@type': 'ListItem',
      item: 'https://shop.test/shop',
      name: '/shop',
      nested: [{ url: 'https://shop.test/a' }],
    })
  })
})
