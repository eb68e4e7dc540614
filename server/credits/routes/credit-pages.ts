import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import type { Deps } from '../../deps.ts'
import { createAttemptLimits } from '../../platform/rate-limits/attempt-limits.ts'
import { setPrivatePageHeaders } from '../../web/set-private-page-headers.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { createCreditReceiptRoutes } from './credit-receipt-handlers.ts'
import { createCreditReviewRoutes } from './credit-review-handlers.ts'

const MAX_FORM_BYTES = 16 * 1024

/** Serves the private pages for buying credits: the review before paying, and the receipt. Both work without scripts. */
export function createCreditPages(base: Deps, send: RenderPrivatePage<'orders'>): Hono {
  const deps = { ...base, send, limits: createAttemptLimits(base, 'credit-payments') }
  const app = new Hono()
  app.use(
    '/credits/*',
    setPrivatePageHeaders,
    refuseCrossSiteRequests(deps.env.PUBLIC_URL),
    bodyLimit({ maxSize: MAX_FORM_BYTES }),
  )
  app.route('/', createCreditReviewRoutes(deps))
  app.route('/', createCreditReceiptRoutes(deps))
  return app
}
