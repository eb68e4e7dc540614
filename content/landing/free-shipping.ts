import { formatDayCount } from '../format-days.ts'
import { settings } from '../../domain/settings/settings.ts'
import { formatThreshold } from '../../domain/checkout/free-shipping-offers.ts'
import { getRules } from '../../domain/settings/rules.ts'
import type { PageDrawing } from './landing-page.ts'

/**
 * Makes the section in which a marketing page offers free shipping. The checkout grants the offer only if the page also has `offer:
 * 'marketing'` in the list of landing pages.
 */
export const makeFreeShippingSection = (state: string, art?: PageDrawing) => ({
  ...(art && { art }),
  get title() {
    return `Free shipping over ${formatThreshold(getRules().freeShippingOffers.marketing)}`
  },
  get text() {
    return `Because you visited this page, it applies to any address in ${state}, the rest of the United States and Canada. Your browser remembers the offer for ${formatDayCount(settings.links.offerDays)}.`
  },
})
