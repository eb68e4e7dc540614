/** The payment providers that a shop can have, by the ids that are stored with each payment. */
export const paymentProviders = ['stripe', 'demo'] as const

export type PaymentProviderId = (typeof paymentProviders)[number]
