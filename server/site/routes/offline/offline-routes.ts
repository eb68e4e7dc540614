import { Resvg } from '@resvg/resvg-js'
import { Hono } from 'hono'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shop } from '../../../../content/shop.ts'
import type { Deps } from '../../../deps.ts'
import { plainSecurityHeaders } from '../../../plain-security-headers.ts'
import { THEME_COLOUR } from '../../../web/pages/theme-colour.ts'

const PAGE_COLOUR = '#f3f6f5'

/** Sides of the icons in pixels by name; a mask may take a tenth of a maskable one on every side. */
const ICONS: Readonly<Record<string, { side: number; margin: number }>> = {
  'icon-192': { side: 192, margin: 0 },
  'icon-512': { side: 512, margin: 0 },
  'maskable-512': { side: 512, margin: 0.16 },
  'apple-180': { side: 180, margin: 0.1 },
}

/** What makes the shop installable and lets visited pages open without a network. */
export function offlineRoutes({ renderer, env }: Pick<Deps, 'renderer' | 'env'>): Hono {
  const app = new Hono()
  const worker = env.SERVICE_WORKER === 'on' ? workerScript(renderer?.entry ?? '') : read('remove-worker.js')
  const icons = new Map<string, Uint8Array<ArrayBuffer>>()

  app.get('/service-worker.js', (c) =>
    c.body(worker, 200, {
      ...plainSecurityHeaders,
      'content-type': 'text/javascript; charset=utf-8',
      // The browser asks for it at every visit: a new version, or the order to go, arrives at once.
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    }),
  )

  app.get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(manifest()), 200, {
      ...plainSecurityHeaders,
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    }),
  )

  app.get('/icons/:file', (c) => {
    const name = c.req.param('file').replace(/\.png$/, '')
    const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined
    if (!icon) return c.text('Not found', 404)
    const drawn = icons.get(name) ?? drawIcon(icon)
    icons.set(name, drawn)
    return c.body(drawn, 200, {
      ...plainSecurityHeaders,
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    })
  })
  return app
}

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')

/** The worker with its version: another build, or another worker, is another version. */
function workerScript(entry: string): string {
  const script = read('service-worker.js')
  const version = createHash('sha256').update(script).update(entry).digest('hex').slice(0, 12)
  return `const VERSION = '${version}'\n${script}`
}

const manifest = () => ({
  name: shop.name,
  short_name: shop.name,
  description: shop.tagline,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'en-CA',
  theme_color: THEME_COLOUR,
  background_color: PAGE_COLOUR,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

const FAVICON = path.resolve(import.meta.dirname, '../../../../app/public/favicon.svg')

/** The shop's sign in the middle, on its own colour where there is a margin. */
function drawIcon({ side, margin }: { side: number; margin: number }): Uint8Array<ArrayBuffer> {
  const inner = readFileSync(FAVICON, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  const edge = (40 * margin) / (1 - 2 * margin)
  const box = 40 + 2 * edge
  const ground =
    margin > 0
      ? `<rect x="${-edge}" y="${-edge}" width="${box}" height="${box}" fill="${THEME_COLOUR}"/>`
      : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${box} ${box}">${ground}${inner}</svg>`
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } })
  return new Uint8Array(drawn.render().asPng())
}
