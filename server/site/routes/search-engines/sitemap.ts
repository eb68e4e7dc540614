import { publicPages } from '../../../../content/public-pages.ts'
import type { Database } from '../../../db/database.ts'
import {
  findLastCollectionChange,
  listCollectionSources,
  listProductSitemapParts,
  listProductSources,
} from '../../../catalogue/index.ts'
import { listCategories, listPosts, buildPagePath, getShopTexts } from '../../../texts/index.ts'
import { escapeHtml } from '../../../web/html.ts'

/** The paths of public pages to list. */
const PAGES: ReadonlySet<string> = new Set(
  publicPages.flatMap(({ path, unlisted }) => (unlisted ? [] : [path])),
)

/** A page of the shop, and the day of its last change, if known. */
type Entry = { path: string; changed: Date | null }

/** Lists the files of the sitemap by name. Products are divided among numbered files. */
export async function listSitemapParts(
  db: Database,
  now: Date,
): Promise<{ name: string; changed: Date | null }[]> {
  const productParts = await listProductSitemapParts(db)
  return [
    { name: 'pages', changed: null },
    { name: 'collections', changed: await findLastCollectionChange(db) },
    { name: 'posts', changed: listPosts(now)[0]?.updatedAt ?? null },
    ...productParts.map(({ part, changed }) => ({ name: `products-${part}`, changed })),
  ]
}

/** Lists the pages in a file of the sitemap. Null if there is no such file. */
export async function listSitemapEntries(db: Database, name: string, now: Date): Promise<Entry[] | null> {
  if (name === 'pages') return pageEntries()
  if (name === 'posts') return postEntries(now)
  if (name === 'collections') return collectionEntries(db)
  const [, digits] = /^products-([1-9]\d{0,3})$/.exec(name) ?? []
  if (digits === undefined) return null
  const entries = await productEntries(db, Number(digits))
  return entries.length > 0 ? entries : null
}

function pageEntries(): Entry[] {
  const texts = new Map(getShopTexts().pages.map((text) => [buildPagePath(text), text.updatedAt]))
  const listed = [...PAGES].map((path) => ({ path, changed: texts.get(path) ?? null }))
  const guides = [...texts].filter(([path]) => path.startsWith('/guides/'))
  return [...listed, ...guides.map(([path, changed]) => ({ path, changed }))]
}

function postEntries(now: Date): Entry[] {
  const posts = listPosts(now)
  return [
    ...posts.map(({ handle, updatedAt }) => ({ path: `/blog/${handle}`, changed: updatedAt })),
    ...listCategories(posts).map(({ slug }) => ({ path: `/blog/category/${slug}`, changed: null })),
  ]
}

async function collectionEntries(db: Database): Promise<Entry[]> {
  const found = await listCollectionSources(db)
  // Leaves out collections that have a landing page, because those are in the sitemap's `pages` file.
  return found
    .map(({ handle, changed }) => ({ path: `/collection/${handle}`, changed }))
    .filter(({ path }) => !PAGES.has(path))
}

async function productEntries(db: Database, part: number): Promise<Entry[]> {
  const found = await listProductSources(db, part)
  return found.map(({ handle, changed }) => ({ path: `/product/${handle}`, changed }))
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Writes a file of the sitemap in the format of sitemaps.org. */
export function writeSitemapEntries(entries: readonly Entry[], publicUrl: string): string {
  const urls = entries.map(({ path, changed }) => `<url>${located(publicUrl + path, changed)}</url>`)
  return `${XML}<urlset ${SCHEMA}>\n${urls.join('\n')}\n</urlset>\n`
}

export function writeSitemapIndex(
  parts: readonly { name: string; changed: Date | null }[],
  publicUrl: string,
): string {
  const maps = parts.map(
    ({ name, changed }) => `<sitemap>${located(`${publicUrl}/sitemaps/${name}.xml`, changed)}</sitemap>`,
  )
  return `${XML}<sitemapindex ${SCHEMA}>\n${maps.join('\n')}\n</sitemapindex>\n`
}

const located = (address: string, changed: Date | null): string =>
  `<loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}`
