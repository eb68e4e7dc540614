import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuseForeignRequests } from '../../web/same-origin.ts'
import type { Deps } from '../../deps.ts'
import { createAttemptLimits } from '../../platform/rate-limits/attempt-limits.ts'
import { keepPrivate } from '../../web/keep-private.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { creditReceiptHandlers } from './credit-receipt-handlers.ts'
import { creditReviewHandlers } from './credit-review-handlers.ts'

const MAX_FORM_BYTES = 16 * 1024

/** Serves the private pages for buying credits: the review before paying, and the receipt. Both work without scripts. */
export function creditPages(base: Deps, send: RenderPrivatePage<'orders'>): Hono {
  const deps = { ...base, send, limits: createAttemptLimits(base, 'credit-payments') }
  const app = new Hono()
  app.use(
    '/credits/*',
    keepPrivate,
    refuseForeignRequests(deps.env.PUBLIC_URL),
    bodyLimit({ maxSize: MAX_FORM_BYTES }),
  )
  app.route('/', creditReviewHandlers(deps))
  app.route('/', creditReceiptHandlers(deps))
  return app
}
