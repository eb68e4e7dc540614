/** Describes the page that the pay button opens, by payment provider. */
export const nextStep = {
  demo: "The next page is a demo payment. You won't be charged real money.",
  stripe: 'You pay on the secure page of Stripe, our payment provider. We never see your card.',
} as const
