import { SHIPPING_PROMISES, thresholdText } from '../../domain/checkout/shipping-promises.ts'

const OVER = thresholdText(SHIPPING_PROMISES.marketing)

/** The marketing pages' promise in words; a page that says it has `promise: 'marketing'` in the list, so that the checkout keeps it. */
export const marketingFreeShipping = (state: string) => ({
  title: `Free shipping over ${OVER}`,
  text: `To any address in ${state} and the rest of the United States and Canada, for visiting this page. Your browser remembers it for 30 days.`,
})
