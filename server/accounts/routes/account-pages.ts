import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../../deps.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import { createCallLimit } from '../../web/call-limit.ts'
import { setPrivatePageHeaders } from '../../web/set-private-page-headers.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { createDeleteRoutes } from './delete-handlers.ts'
import { createDeviceRoutes } from './device-handlers.ts'
import { createOpenAccountRoutes } from './open-handlers.ts'
import { createAccountRoutes } from './account-handlers.ts'

const MAX_FORM_BYTES = 16 * 1024
/** Serves the account's private pages: plain forms that work without scripts and are never cached. */
export function createAccountPages(base: Deps, send: RenderPrivatePage<'account'>): Hono {
  const deps = { ...base, send, limit: createCallLimit(base, 'account-links') }
  const app = new Hono()
  for (const path of ['/account', '/account/*', '/wallet/*'])
    app.use(
      path,
      setPrivatePageHeaders,
      refuseCrossSiteRequests(deps.env.PUBLIC_URL),
      bodyLimit({ maxSize: MAX_FORM_BYTES }),
    )
  for (const handlers of [
    createAccountRoutes,
    createDeviceRoutes,
    createOpenAccountRoutes,
    createDeleteRoutes,
  ])
    app.route('/', handlers(deps))
  return app
}
