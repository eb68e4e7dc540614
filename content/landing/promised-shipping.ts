import type { ShippingPromise } from '../../domain/checkout/shipping-promises.ts'
import { landingPages } from './landing-pages.ts'

const promises = new Map(
  landingPages.flatMap(({ path, promise }) => (promise ? [[path, promise] as const] : [])),
)

/** What the landing page at a path promises of shipping, or null. */
export const promiseAt = (path: string): ShippingPromise | null => promises.get(path) ?? null
