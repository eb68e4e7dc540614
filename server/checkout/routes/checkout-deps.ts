import type { Deps } from '../../deps.ts'
import type { ConcurrencyLimit } from '../../concurrency-limit.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

/** What the handlers of the checkout work with. */
export type CheckoutDeps = Deps & {
  sendPage: RenderPrivatePage<'checkout'>
  limits: AttemptLimits
  reservationLimit: ConcurrencyLimit
}

/** Where a checkout's pages are. */
export const checkoutPath = (token: string, notice?: string): string =>
  `/checkout/${encodeURIComponent(token)}${notice === undefined ? '' : `?notice=${notice}`}`
export const reviewPath = (token: string, notice?: string): string =>
  `/checkout/${encodeURIComponent(token)}/review${notice === undefined ? '' : `?notice=${notice}`}`
