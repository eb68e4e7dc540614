import { formatDayCount } from '../format-days.ts'
import { settings } from '../../domain/settings/settings.ts'
import { formatThreshold } from '../../domain/checkout/free-shipping-offers.ts'
import { getRules } from '../../domain/settings/rules.ts'
import type { PageDrawing } from './landing-page.ts'

/**
 * Makes the section in which a marketing page offers free shipping. The checkout grants the offer only if the page also has `offer:
 * 'marketing'` in the list of landing pages. `state` is the American state that the page is about; pages about Canada omit it.
 */
export const makeFreeShippingSection = ({ state, art }: { state?: string; art?: PageDrawing } = {}) => ({
  ...(art && { art }),
  get title() {
    return `Free shipping over ${formatThreshold(getRules().freeShippingOffers.marketing)}`
  },
  get text() {
    const places =
      state === undefined
        ? 'Canada and the United States'
        : `${state}, or elsewhere in the United States and Canada`
    return `Because you visited this page, it applies to any address in ${places}. Your browser remembers the offer for ${formatDayCount(settings.links.offerDays)}.`
  },
})
