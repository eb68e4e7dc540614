import { formatDayCount } from '../../domain/settings/format-days.ts'
import { settings } from '../../domain/settings/settings.ts'
import { formatThreshold } from '../../domain/checkout/free-shipping-offers.ts'
import { getRules } from '../../domain/settings/rules.ts'
import type { PageDrawing } from './landing-page.ts'

/**
 * The section in which marketing pages offer free shipping. A page with this section needs `offer: 'marketing'` in the list of landing
 * pages, so that the checkout honours the offer.
 */
export const makeFreeShippingSection = (state: string, art?: PageDrawing) => ({
  ...(art && { art }),
  get title() {
    return `Free shipping over ${formatThreshold(getRules().freeShippingOffers.marketing)}`
  },
  get text() {
    return `To any address in ${state} and the rest of the United States and Canada, for visiting this page. Your browser remembers it for ${formatDayCount(settings.links.offerDays)}.`
  },
})
