import type { PaymentProviderId } from '../../domain/checkout/payment-providers.ts'

/** The shop knows who took the money; with which card, the provider's own receipt says. */
const WORDS: Readonly<Record<string, string>> = {
  stripe: 'Online through Stripe',
  demo: 'Demo payment, no real money moved',
  none: 'Nothing was to be paid',
} satisfies Record<PaymentProviderId | 'none', string>

/** How something was paid, as a receipt says it. */
export const wordsOfProvider = (id: string): string => WORDS[id] ?? id
