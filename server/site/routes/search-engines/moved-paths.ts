import type { MiddlewareHandler } from 'hono'
import { redirects } from '../../../../content/redirects.ts'
import { publicPages } from '../../../../content/public-pages.ts'

/** Folders whose pages have a handle in their path. Handles are always in lower case. */
const FOLDERS: ReadonlySet<string> = new Set(['product', 'collection', 'blog', 'guides'])
const SMALL: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path))

/**
 * Returns the new path of a page that has moved; null if the path is current. Also corrects trailing slashes, and capitals in public paths.
 */
export function findMovedPath(path: string): string | null {
  const plain = path === '/' ? path : `/${path.replace(/^\/+|\/+$/g, '')}`
  const small = smallPath(plain)
  const moved = (Object.hasOwn(redirects, small) ? redirects[small] : undefined) ?? withinCollection(small)
  const target = moved ?? small
  return target === path ? null : target
}

/** Converts a public path to lower case. All other paths stay unchanged, because they may contain case-sensitive tokens. */
function smallPath(path: string): string {
  const lower = path.toLowerCase()
  const [, folder = ''] = lower.split('/')
  return FOLDERS.has(folder) || SMALL.has(lower) || Object.hasOwn(redirects, lower) ? lower : path
}

/** Converts the path /collections/…/products/… of Shopify to this shop's path of the same product; null for any other path. */
function withinCollection(path: string): string | null {
  const [, handle] = /^\/collections\/[^/]+\/products\/([^/]+)$/.exec(path) ?? []
  return handle === undefined ? null : `/product/${handle}`
}

/** Redirects old URLs (301) and preserves their query. Doesn't affect files, API calls and form submissions. */
export const redirectMovedPaths: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url)
  const isPage =
    c.req.method === 'GET' && !/^\/(?:api|assets|media|img|\.well-known)(?:\/|$)/.test(url.pathname)
  const target = isPage ? findMovedPath(url.pathname) : null
  return target === null ? next() : c.redirect(target + url.search, 301)
}
