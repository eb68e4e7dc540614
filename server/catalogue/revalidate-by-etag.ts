import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { findCatalogueRevision } from './catalogue-revision.ts'

// A number in every ETag. Increase it when the format of responses changes.
const RESPONSE_VERSION = 2
const POPULARITY_MS = 300_000

/**
 * Marks requests that this server sends to itself, to fill its pages with data. The responses to these requests get no ETag: pages don't
 * use one, and computing it takes a database query.
 */
export const INTERNAL_REQUEST = { isPagePart: true } as const

/**
 * Lets clients cache responses about the catalogue and revalidate them by ETag. If nothing has changed, a 304 response takes only one small
 * query. Set the option `timed` for responses that depend on orders too. An order doesn't increase the catalogue's revision, so the ETag of
 * these responses also changes with time.
 */
export function revalidateByEtag(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { timed = false }: { timed?: boolean } = {},
): MiddlewareHandler<{ Bindings: Partial<typeof INTERNAL_REQUEST> }> {
  return async (c, next) => {
    // Callers outside the server, such as tests, pass no bindings, so `c.env` may be undefined.
    if (c.env?.isPagePart) return next()
    const revision = await findCatalogueRevision(db)
    const period = timed ? `-${Math.floor(now().getTime() / POPULARITY_MS)}` : ''
    const etag = `W/"${RESPONSE_VERSION}-${revision}${period}"`
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

/** Removes the weak prefix of an ETag, because If-None-Match compares weak and strong ETags as equal (RFC 9110, 8.8.3.2). */
function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
