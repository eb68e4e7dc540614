import type { PaymentProviderId } from '../../domain/checkout/payment-providers.ts'

/**
 * The description of each provider on receipts. It can't name the card, because the shop doesn't know it; the provider's own receipt does.
 */
const WORDS: Readonly<Record<string, string>> = {
  stripe: 'Online through Stripe',
  demo: 'Demo payment, no real money moved',
  none: 'No payment was due',
} satisfies Record<PaymentProviderId | 'none', string>

/** Returns how a receipt describes a payment through this provider. */
export const labelPayment = (id: string): string => WORDS[id] ?? id
