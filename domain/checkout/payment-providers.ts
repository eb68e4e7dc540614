/** The payment providers that a shop can use. Their ids are stored with each payment. */
export const paymentProviders = ['stripe', 'demo'] as const

export type PaymentProviderId = (typeof paymentProviders)[number]
