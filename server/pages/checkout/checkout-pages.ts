import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { isDatabaseUnavailable } from '../../db/database-errors.ts'
import type { Deps } from '../../deps.ts'
import { refuseForeignOrigins } from '../../own-origin.ts'
import { type AttemptLimits, createAttemptLimits } from '../../services/checkout/attempt-limits.ts'
import { createTurnstile } from '../../services/checkout/turnstile.ts'
import { LARGEST_PHOTO_BYTES } from '../../services/reviews/encode-photo.ts'
import { reviewsHandlers } from '../reviews/reviews-handlers.ts'
import { keepPrivate } from '../keep-private.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { demoPaymentHandlers } from './demo-payment-handlers.ts'
import { formHandlers } from './form-handlers.ts'
import { type MessageName, sendMessage } from './messages.ts'
import { orderFileHandlers } from './order-file-handlers.ts'
import { orderHandlers } from './order-handlers.ts'
import { paidHandlers } from './paid-handlers.ts'
import { reviewHandlers } from './review-handlers.ts'
import type { SendPage } from './send-page.ts'
import { webhookHandlers } from './webhook-handlers.ts'

// Half of the database's connections.
const RESERVATIONS_AT_ONCE = 4
const MAX_FORM_BYTES = 64 * 1024

/** Checkout, payment and order: private pages of plain forms, never kept by anybody, working without scripts. */
export function checkoutPages(
  base: Deps,
  sendPage: SendPage,
  limits: AttemptLimits = createAttemptLimits(),
): Hono {
  const deps: CheckoutDeps = { ...base, sendPage, limits, turnstile: createTurnstile(RESERVATIONS_AT_ONCE) }
  const app = new Hono()
  app.route('/', webhookHandlers(deps))
  for (const path of ['/checkout/*', '/pay/*', '/orders/*']) {
    app.use(path, keepPrivate, refuseForeignOrigins(deps.env.PUBLIC_URL), limitForm)
  }
  const ofOrders = [orderHandlers, orderFileHandlers, reviewsHandlers]
  for (const handlers of [formHandlers, reviewHandlers, paidHandlers, ...ofOrders, demoPaymentHandlers]) {
    app.route('/', handlers(deps))
  }
  app.onError((error, c) => answerSurprise(deps, error, c))
  return app
}

const limitPlainForm = bodyLimit({ maxSize: MAX_FORM_BYTES })
const limitPhotoForm = bodyLimit({ maxSize: LARGEST_PHOTO_BYTES + MAX_FORM_BYTES })

/** Reviews may bring a photo. */
const limitForm = createMiddleware((c, next) =>
  /^\/orders\/[^/]+\/reviews$/.test(c.req.path) ? limitPhotoForm(c, next) : limitPlainForm(c, next),
)

/** The message for an unavailable database. A shopper returning from the payment page may have paid. */
function unavailableMessage(path: string): MessageName {
  if (/^\/checkout\/[^/]+\/paid\//.test(path)) return 'payment-unseen'
  return path.startsWith('/orders/') ? 'order-away' : 'database-away'
}

function answerSurprise(deps: CheckoutDeps, error: Error, c: Context) {
  if (error instanceof HTTPException) return error.getResponse()
  if (isDatabaseUnavailable(error)) {
    deps.log('warn', 'The database is away', { route: routePath(c), error })
    return sendMessage(c, deps.sendPage, unavailableMessage(c.req.path))
  }
  deps.log('error', 'A checkout request failed', { route: routePath(c), error })
  return sendMessage(c, deps.sendPage, 'surprise')
}
