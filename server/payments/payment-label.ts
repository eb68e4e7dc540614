import type { PaymentProviderId } from '../../domain/checkout/payment-providers.ts'

/** The shop only knows which provider took the money; the provider's own receipt names the card. */
const WORDS: Readonly<Record<string, string>> = {
  stripe: 'Online through Stripe',
  demo: 'Demo payment, no real money moved',
  none: 'No payment was due',
} satisfies Record<PaymentProviderId | 'none', string>

/** Returns a receipt's description of the payment. */
export const paymentLabel = (id: string): string => WORDS[id] ?? id
