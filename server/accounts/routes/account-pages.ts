import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../../deps.ts'
import { refuseForeignRequests } from '../../web/same-origin.ts'
import { createCallLimit } from '../../web/call-limit.ts'
import { keepPrivate } from '../../web/keep-private.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { deleteHandlers } from './delete-handlers.ts'
import { deviceHandlers } from './device-handlers.ts'
import { openHandlers } from './open-handlers.ts'
import { accountHandlers } from './account-handlers.ts'

const MAX_FORM_BYTES = 16 * 1024
/** Serves the account's private pages: plain forms that work without scripts and are never cached. */
export function accountPages(base: Deps, send: RenderPrivatePage<'account'>): Hono {
  const deps = { ...base, send, limit: createCallLimit(base, 'account-links') }
  const app = new Hono()
  for (const path of ['/account', '/account/*', '/wallet/*'])
    app.use(
      path,
      keepPrivate,
      refuseForeignRequests(deps.env.PUBLIC_URL),
      bodyLimit({ maxSize: MAX_FORM_BYTES }),
    )
  for (const handlers of [accountHandlers, deviceHandlers, openHandlers, deleteHandlers])
    app.route('/', handlers(deps))
  return app
}
