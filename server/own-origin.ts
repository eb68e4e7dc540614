import type { Context, MiddlewareHandler } from 'hono'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

type Refuse = (c: Context) => Response

const refuseInText: Refuse = (c) => c.text('Forbidden: sent from another site', 403)

/**
 * Refuses what another site's page makes a visitor's browser send. Programs that are no browsers send neither header and carry no
 * visitor's cookie. Our own origin comes from the settings: the Host header is the caller's word.
 */
export function refuseForeignOrigins(publicUrl: string, refuse: Refuse = refuseInText): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
    const foreignOrigin = origin !== undefined && origin !== publicUrl
    if (!SAFE_METHODS.has(c.req.method) && (foreignSite || foreignOrigin)) return refuse(c)
    return next()
  }
}
