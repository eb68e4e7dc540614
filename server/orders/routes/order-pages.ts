import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../../deps.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import { createCallLimit } from '../../web/call-limit.ts'
import { setPrivatePageHeaders } from '../../web/set-private-page-headers.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { createReceiptRoutes } from './receipt-handlers.ts'
import { createReorderRoutes } from './reorder-handlers.ts'
import { createTrackRoutes } from './track-handlers.ts'

const MAX_FORM_BYTES = 64 * 1024
/** Serves three pages about an order: its tracking page, its receipt, and the page to order the same items again. */
export function createOrderPages(base: Deps, send: RenderPrivatePage<'orders'>): Hono {
  const deps = { ...base, send, limit: createCallLimit(base, 'order-tracking') }
  const app = new Hono()
  for (const path of ['/track', '/orders/:token/receipt', '/orders/:token/reorder'])
    app.use(
      path,
      setPrivatePageHeaders,
      refuseCrossSiteRequests(deps.env.PUBLIC_URL),
      bodyLimit({ maxSize: MAX_FORM_BYTES }),
    )
  for (const handlers of [createTrackRoutes, createReceiptRoutes, createReorderRoutes])
    app.route('/', handlers(deps))
  return app
}
