/** The sentence that tells the buyer how to pay, by payment provider. */
export const paymentInstructions = {
  demo: "This shop takes demo payments. You won't be charged real money.",
  stripe: 'You pay on the secure page of Stripe, our payment provider. We never see your card.',
} as const
