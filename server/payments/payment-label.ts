import type { PaymentProviderId } from '../../domain/checkout/payment-providers.ts'

/**
 * How a receipt describes a payment through each provider. The description doesn't name the card, because the shop doesn't know it. The
 * provider's own receipt names the card.
 */
const WORDS: Readonly<Record<string, string>> = {
  stripe: 'Online through Stripe',
  demo: 'Demo payment, no real money moved',
  none: 'No payment was due',
} satisfies Record<PaymentProviderId | 'none', string>

/** Returns how a receipt describes a payment through this provider. */
export const getPaymentLabel = (id: string): string => WORDS[id] ?? id
