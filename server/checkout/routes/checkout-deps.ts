import type { OrderDeps } from '../../orders/index.ts'
import type { ConcurrencyLimit } from '../../runtime/concurrency-limit.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import type { RendererDeps } from '../../web/pages/renderer.ts'

export type CheckoutDeps = OrderDeps &
  RendererDeps & {
    sendPage: RenderPrivatePage<'checkout'>
    limits: AttemptLimits
    reservationLimit: ConcurrencyLimit
  }

export const buildCheckoutPath = (token: string, notice?: string): string =>
  `/checkout/${encodeURIComponent(token)}${notice === undefined ? '' : `?notice=${notice}`}`
export const buildReviewPath = (token: string, notice?: string): string =>
  `/checkout/${encodeURIComponent(token)}/review${notice === undefined ? '' : `?notice=${notice}`}`
