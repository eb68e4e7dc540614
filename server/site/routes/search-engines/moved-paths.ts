import type { MiddlewareHandler } from 'hono'
import { redirects } from '../../../../content/redirects.ts'
import { publicPages } from '../../../../content/public-pages.ts'

/** Folders whose pages are addressed by a handle. Handles are always lower-case. */
const FOLDERS: ReadonlySet<string> = new Set(['product', 'collection', 'blog', 'guides'])
const SMALL: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path))

/**
 * Returns the new path of a moved page, or null if the path is current. It covers old names, trailing slashes, and capitals in public
 * paths.
 */
export function movedPath(path: string): string | null {
  const plain = path === '/' ? path : `/${path.replace(/^\/+|\/+$/g, '')}`
  const small = smallPath(plain)
  const moved = (Object.hasOwn(redirects, small) ? redirects[small] : undefined) ?? withinCollection(small)
  const target = moved ?? small
  return target === path ? null : target
}

/** Tokens are case-sensitive, so only public paths are converted to lower case. */
function smallPath(path: string): string {
  const lower = path.toLowerCase()
  const [, folder = ''] = lower.split('/')
  return FOLDERS.has(folder) || SMALL.has(lower) || Object.hasOwn(redirects, lower) ? lower : path
}

/** Maps the hosted store's path of a product within a collection to this shop's product path. */
function withinCollection(path: string): string | null {
  const [, handle] = /^\/collections\/[^/]+\/products\/([^/]+)$/.exec(path) ?? []
  return handle === undefined ? null : `/product/${handle}`
}

/** Redirects moved addresses (301) and keeps their query. Files, API calls and form submissions are left alone. */
export const followMoves: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url)
  const isPage =
    c.req.method === 'GET' && !/^\/(?:api|assets|media|img|\.well-known)(?:\/|$)/.test(url.pathname)
  const target = isPage ? movedPath(url.pathname) : null
  return target === null ? next() : c.redirect(target + url.search, 301)
}
