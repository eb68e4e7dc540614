import { FREE_SHIPPING_OFFERS, thresholdText } from '../../domain/checkout/free-shipping-offers.ts'

const OVER = thresholdText(FREE_SHIPPING_OFFERS.marketing)

/** The marketing pages' offer in words. A page that makes it has `offer: 'marketing'` in the list, so that the checkout honours it. */
export const marketingFreeShipping = (state: string) => ({
  title: `Free shipping over ${OVER}`,
  text: `To any address in ${state} and the rest of the United States and Canada, for visiting this page. Your browser remembers it for 30 days.`,
})
