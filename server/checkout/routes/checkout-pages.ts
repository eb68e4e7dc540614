import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Database } from '../../db/database.ts'
import { MAX_IMAGE_BYTES } from '../../../domain/images/image-rules.ts'
import {
  createAttachedFileRoutes,
  isAttachPath,
  type Order,
  type OrderDeps,
  createOrderFileRoutes,
  createOrderRoutes,
} from '../../orders/index.ts'
import { limitUploads } from '../../web/limit-uploads.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import { createConcurrencyLimit } from '../../runtime/concurrency-limit.ts'
import { createAttemptLimits } from '../../platform/rate-limits/attempt-limits.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import { LARGEST_PHOTO_BYTES, listBoughtProducts, createReviewPageRoutes } from '../../reviews/index.ts'
import { setPrivatePageHeaders } from '../../web/set-private-page-headers.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { createDemoPaymentRoutes } from './demo-payment-handlers.ts'
import { createCheckoutFormRoutes } from './form-handlers.ts'
import { createPaymentReturnRoutes } from './payment-return-handlers.ts'
import { createReviewRoutes } from './review-handlers.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import type { RendererDeps } from '../../web/pages/renderer.ts'
import { createWebhookRoutes } from './webhook-handlers.ts'

// The maximum number of orders that reserve items at the same time. They use half of the database connections.
const MAX_CONCURRENT_RESERVATIONS = 4
/**
 * The maximum time in ms that "Place order" waits until it may reserve items. The response must arrive before the browser gives up. In a
 * rush, hundreds of orders are placed in that time.
 */
const RESERVATION_TIMEOUT_MS = 10_000
const MAX_FORM_BYTES = 64 * 1024

/** Serves checkout, payment and order: private pages with plain forms, which are never cached and work without scripts. */
export function createCheckoutPages(
  base: OrderDeps & RendererDeps,
  sendPage: RenderPrivatePage<'checkout'>,
  limits: AttemptLimits = createAttemptLimits(base, 'payments'),
): Hono {
  const deps: CheckoutDeps = {
    ...base,
    sendPage,
    limits,
    reservationLimit: createConcurrencyLimit(MAX_CONCURRENT_RESERVATIONS, RESERVATION_TIMEOUT_MS),
  }
  const app = new Hono()
  app.route('/', createWebhookRoutes(deps))
  const limitFiles = limitUploads(deps, ({ req }) => req.method === 'POST' && isAttachPath(req.path))
  app.use('/orders/*', limitFiles)
  for (const path of ['/checkout/*', '/pay/*', '/orders/*']) {
    app.use(path, setPrivatePageHeaders, refuseCrossSiteRequests(deps.env.PUBLIC_URL), limitForm)
  }
  for (const handlers of [
    createCheckoutFormRoutes,
    createReviewRoutes,
    createPaymentReturnRoutes,
    createDemoPaymentRoutes,
  ]) {
    app.route('/', handlers(deps))
  }
  app.route('/', createOrderRoutes({ ...deps, listReviewable }))
  app.route('/', createOrderFileRoutes(deps))
  app.route('/', createAttachedFileRoutes({ ...deps, listReviewable }))
  app.route('/', createReviewPageRoutes(deps))
  return app
}

async function listReviewable(db: Database, order: Order): Promise<ReadonlyMap<number, string>> {
  const bought = await listBoughtProducts(db, order)
  return new Map(bought.map(({ id, handle }) => [id, handle]))
}

const limitPlainForm = bodyLimit({ maxSize: MAX_FORM_BYTES })
const limitFileForm = bodyLimit({ maxSize: MAX_IMAGE_BYTES + MAX_FORM_BYTES })
const limitPhotoForm = bodyLimit({ maxSize: LARGEST_PHOTO_BYTES + MAX_FORM_BYTES })

/** A review with a photo and the files of an order line may be larger than other forms. */
const limitForm = createMiddleware((c, next) => {
  if (isAttachPath(c.req.path)) return limitFileForm(c, next)
  return /^\/orders\/[^/]+\/reviews$/.test(c.req.path) ? limitPhotoForm(c, next) : limitPlainForm(c, next)
})
