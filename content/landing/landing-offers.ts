import type { FreeShippingOffer } from '../../domain/checkout/free-shipping-offers.ts'
import { landingPages } from './landing-pages.ts'

const offers = new Map<string, FreeShippingOffer>([
  ...landingPages.flatMap(({ path, offer }) => (offer ? [[path, offer] as const] : [])),
  ['/custom-banner-designer', 'banner'],
])

/** Returns the free-shipping offer of the landing page or designer at a path, or null. */
export const findLandingOffer = (path: string): FreeShippingOffer | null => offers.get(path) ?? null
