import { type Context, Hono } from 'hono'
import type { Deps } from '../../../deps.ts'
import { listSitemapEntries, listSitemapParts, writeSitemapEntries, writeSitemapIndex } from './sitemap.ts'

/** The time in ms for which responses are cached. Crawlers send many requests, and needn't find a new product within minutes. */
const KEPT_FOR = 10 * 60 * 1_000
const MAX_KEPT = 24

/** Serves /robots.txt, and the sitemap in several files. */
export function createSearchEngineRoutes(deps: Pick<Deps, 'db' | 'env' | 'now' | 'log'>): Hono {
  const { db, now, env } = deps
  const app = new Hono()
  const kept = new Map<string, { at: number; text: string | null }>()
  const keep = async (name: string, write: () => Promise<string | null>) => {
    const known = kept.get(name)
    if (known && now().getTime() - known.at < KEPT_FOR) return known.text
    const text = await write()
    if (kept.size >= MAX_KEPT) kept.clear()
    if (text !== null) kept.set(name, { at: now().getTime(), text })
    return text
  }

  app.get('/robots.txt', (c) => {
    c.header('cache-control', 'public, max-age=3600')
    return c.text(writeRobots(env.PUBLIC_URL))
  })
  app.get('/sitemap.xml', async (c) =>
    xml(
      c,
      await keep('index', async () => writeSitemapIndex(await listSitemapParts(db, now()), env.PUBLIC_URL)),
    ),
  )
  app.get('/sitemaps/:file', async (c) => {
    const [, name] = /^([a-z]+(?:-\d+)?)\.xml$/.exec(c.req.param('file')) ?? []
    if (name === undefined) return c.text('Not found', 404)
    const text = await keep(name, async () => {
      const entries = await listSitemapEntries(db, name, now())
      return entries && writeSitemapEntries(entries, env.PUBLIC_URL)
    })
    return xml(c, text)
  })
  return app
}

function xml(c: Context, text: string | null): Response {
  if (text === null) return c.text('Not found', 404)
  c.header('cache-control', 'public, max-age=600')
  c.header('content-type', 'application/xml; charset=utf-8')
  return c.body(text)
}

/** Writes robots.txt. It allows everything except pages for a single visitor and URLs that change something. */
function writeRobots(publicUrl: string): string {
  const refused = privatePaths.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...refused, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

/** Paths that crawlers should skip: pages for a single visitor, and URLs that change something. */
const privatePaths: readonly string[] = [
  '/api/',
  '/account',
  '/back-in-stock',
  '/cart',
  '/checkout/',
  '/credits/',
  '/discount/',
  '/downloads/',
  '/images',
  '/label-sheets',
  '/my-designs',
  '/newsletter/',
  '/operator',
  '/orders/',
  '/pay/',
  '/r/',
  '/quotes/',
  '/track',
  '/wallet/',
]
