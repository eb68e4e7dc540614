import { Resvg } from '@resvg/resvg-js'
import { Hono } from 'hono'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shopFacts } from '../../../../content/shop.ts'
import type { Deps } from '../../../deps.ts'
import { plainSecurityHeaders } from '../../../web/plain-security-headers.ts'
import sharp from 'sharp'
import { mediaStorageKey } from '../../../catalogue/index.ts'
import { buildIconUrl } from '../../../web/pages/icon-url.ts'
import type { PageRenderer } from '../../../web/pages/renderer.ts'
import { getThemeColour } from '../../../web/pages/theme-colour.ts'

const PAGE_COLOUR = '#f3f6f5'
/** The maximum number of icons in memory, enough for all sizes with a few different logos and colours. */
const MAX_KEPT = 16

/**
 * The icons. For each icon, `side` is its width and height in pixels, and `margin` is its margin as a share of `side`. An operating system
 * may cut off a tenth of a maskable icon on each side.
 */
const ICONS: Readonly<Record<string, { side: number; margin: number }>> = {
  'icon-192': { side: 192, margin: 0 },
  'icon-512': { side: 512, margin: 0 },
  'maskable-512': { side: 512, margin: 0.16 },
  'apple-180': { side: 180, margin: 0.1 },
}

/** Serves the files that make the shop installable and its visited pages available offline: service worker, manifest and icons. */
export function createOfflineRoutes({
  renderer,
  env,
  store,
}: Pick<Deps, 'env' | 'store'> & { renderer: Pick<PageRenderer, 'entry'> | null }): Hono {
  const app = new Hono()
  const worker = env.SERVICE_WORKER === 'on' ? workerScript(renderer?.entry ?? '') : read('remove-worker.js')
  const icons = new Map<string, Uint8Array<ArrayBuffer>>()

  app.get('/service-worker.js', (c) =>
    c.body(worker, 200, {
      ...plainSecurityHeaders,
      'content-type': 'text/javascript; charset=utf-8',
      // Browsers must not cache the service worker's script, so that they ask for it on each visit. A new version of the script, or the
      // script that removes the worker, then takes effect at once.
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

  app.get('/icons/:file', async (c) => {
    const name = c.req.param('file').replace(/\.png$/, '')
    const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined
    if (!icon) return c.text('Not found', 404)
    const key = `${name} ${shopFacts.logo?.src ?? ''} ${getThemeColour()}`
    const drawn = icons.get(key) ?? (await drawLogo(icon, store)) ?? drawIcon(icon)
    if (icons.size >= MAX_KEPT) icons.clear()
    icons.set(key, drawn)
    return c.body(drawn, 200, {
      ...plainSecurityHeaders,
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    })
  })
  return app
}

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')

/** Returns the service worker's script with its version. The version changes with every build and with every change of the script. */
function workerScript(entry: string): string {
  const script = read('service-worker.js')
  const version = createHash('sha256').update(script).update(entry).digest('hex').slice(0, 12)
  return `const VERSION = '${version}'\n${script}`
}

const manifest = () => ({
  name: shopFacts.name,
  short_name: shopFacts.name,
  description: shopFacts.tagline,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'en-CA',
  theme_color: getThemeColour(),
  background_color: PAGE_COLOUR,
  icons: [
    { src: buildIconUrl('icon-192'), sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: buildIconUrl('icon-512'), sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: buildIconUrl('maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** Draws the owner's logo on a white background. Null if there is no logo or its file is missing. */
async function drawLogo(
  { side, margin }: { side: number; margin: number },
  store: Deps['store'],
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (shopFacts.logo === null) return null
  const logo = await store.get(mediaStorageKey(path.basename(shopFacts.logo.src)))
  if (logo === null) return null
  const edge = Math.round(side * Math.max(margin, 0.04))
  const inner = side - 2 * edge
  const white = { r: 255, g: 255, b: 255, alpha: 1 }
  const drawn = await sharp(logo)
    .resize(inner, inner, { fit: 'contain', background: white })
    .flatten({ background: white })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: white })
    .png()
    .toBuffer()
  return new Uint8Array(drawn)
}

const FAVICON = path.resolve(import.meta.dirname, '../../../../app/public/favicon.svg')

/** Draws the built-in logo in the centre. If the icon has a margin, the background has the shop's colour. */
function drawIcon({ side, margin }: { side: number; margin: number }): Uint8Array<ArrayBuffer> {
  const inner = readFileSync(FAVICON, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  const edge = (40 * margin) / (1 - 2 * margin)
  const box = 40 + 2 * edge
  const ground =
    margin > 0
      ? `<rect x="${-edge}" y="${-edge}" width="${box}" height="${box}" fill="${getThemeColour()}"/>`
      : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${box} ${box}">${ground}${inner}</svg>`
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } })
  return new Uint8Array(drawn.render().asPng())
}
