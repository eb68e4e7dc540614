import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { findCatalogueRevision } from './catalogue-revision.ts'

// Part of every ETag. Increase it when the format of responses changes.
const SHAPE = 2
const POPULARITY_MS = 300_000

/**
 * Set by a page of this server when it loads its own parts. It doesn't cache them by ETag, and computing an ETag costs a database
 * statement.
 */
export const INTERNAL_REQUEST = { isPagePart: true } as const

/**
 * Lets clients cache the catalogue's responses if they revalidate them: while nothing has changed, a 304 costs one small query. Set `timed`
 * for data that changes with orders, because orders don't raise the catalogue's revision.
 */
export function revalidate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { timed = false }: { timed?: boolean } = {},
): MiddlewareHandler<{ Bindings: Partial<typeof INTERNAL_REQUEST> }> {
  return async (c, next) => {
    // Callers other than the server, such as tests, pass no bindings.
    if (c.env?.isPagePart) return next()
    const revision = await findCatalogueRevision(db)
    const period = timed ? `-${Math.floor(now().getTime() / POPULARITY_MS)}` : ''
    const etag = `W/"${SHAPE}-${revision}${period}"`
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' }
    if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    await next()
    if (c.res.status === 200) for (const [name, value] of Object.entries(headers)) c.header(name, value)
    return undefined
  }
}

function matches(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  return given.split(',').some((tag) => bare(tag) === bare(etag))
}

/** Strips the weak prefix of an ETag: for If-None-Match, weak and strong ETags of the same state are equal (RFC 9110, 8.8.3.2). */
function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
