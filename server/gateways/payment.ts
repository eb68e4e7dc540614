import type { DisputeStatus } from '../../domain/order/disputes.ts'
import type { ProviderRefund } from '../../domain/order/provider-refunds.ts'
import type { PaymentProviderId } from '../../domain/checkout/payment-providers.ts'

/** A payment as the provider reports it. */
export type ProviderPayment = {
  reference: string
  status: 'pending' | 'paid' | 'declined' | 'expired'
  amountCents: number
  refundedCents: number
  currency: string
  /** The card's fingerprint: equal for all payments with one card, and reveals nothing else about it. Null if the provider has none. */
  cardFingerprint: string | null
}

/** A payment in the provider's records, with the shop's payment id. */
export type BookedPayment = ProviderPayment & { paymentId: string }

export type PaymentRequest = {
  /**
   * The shop's payment id. Together with `expiresAt` it is also the provider's idempotency key, so that a repeated request starts only one
   * payment.
   */
  paymentId: string
  amountCents: number
  currency: string
  description: string
  /** The lines that the provider shows the shopper: items, shipping and taxes. They add up to `amountCents`. */
  lines: { name: string; amountCents: number }[]
  /** The shopper's e-mail address, if the shop asked for it. */
  email: string | null
  /** When the shopper can no longer pay; at least MIN_PAYING_MS (domain/checkout/time-to-pay) from now. */
  expiresAt: Date
  /** The address to which the provider redirects the shopper afterwards. */
  successUrl: string
  cancelUrl: string
}

export type ProviderEvent = {
  eventId: string
  type: string
  /** The payment that the event is about; null if it isn't one of ours, or if the event names only its `transaction`. */
  reference: string | null
  paymentId: string | null
  /** The transaction that a refund or dispute belongs to; `findTransaction` finds its payment. */
  transaction: string | null
}

/** A dispute: a customer has asked their bank to reverse a payment. */
export type ProviderDispute = {
  id: string
  amountCents: number
  currency: string
  /** The bank's reason, in the provider's words. */
  reason: string
  status: DisputeStatus
  /** When the shop has to respond at the latest. */
  respondBy: Date | null
  openedAt: Date
}

/** A refund that the provider has accepted, or refused for good. */
export type SentRefund = { ok: true; id: string } | { ok: false; message: string }

/** A payment provider. Methods throw if the provider is unreachable; the payment then stays as it is until reconciliation. */
export type PaymentGateway = {
  /** Stored with each payment, and also the last part of the webhook's URL. */
  id: PaymentProviderId
  /** Origin of the hosted page if it isn't the shop's own, because the Content Security Policy has to allow forms to submit to it. */
  pageOrigin: string | null
  /** The header with a webhook's signature; null if the provider sends no webhooks. */
  signatureHeader: string | null
  /** Starts a payment, or finds the one already started for its paymentId; the shopper pays at `url`. */
  start(request: PaymentRequest): Promise<{ reference: string; url: string }>
  /** Null if the provider doesn't know the payment. */
  find(reference: string): Promise<ProviderPayment | null>
  /** Finds a payment by the shop's id after a lost response. It was requested at `startedAt` or later. */
  findByPaymentId(paymentId: string, startedAt: Date): Promise<ProviderPayment | null>
  /** Expires a pending payment so that it can't be paid any more; a decided payment doesn't change. */
  expire(reference: string): Promise<void>
  /** Lists all payments started for this shop since a given time, from the provider's records. */
  listPayments(since: Date): AsyncIterable<BookedPayment>
  /** Refunds an amount, at most once per refund id of the shop. */
  refund(reference: string, amountCents: number, ownId: string): Promise<SentRefund>
  /** Lists all refunds of a payment, including those that the shop didn't request. */
  listRefunds(reference: string): Promise<ProviderRefund[]>
  listDisputes(reference: string): Promise<ProviderDispute[]>
  /** Finds the payment of a `transaction`; null if it isn't the shop's. */
  findTransaction(transaction: string): Promise<{ reference: string; paymentId: string | null } | null>
  /** Verifies a webhook's signature and age; refuses one that is forged, altered or too old. */
  parseWebhook(
    body: string,
    signature: string | null,
    now: Date,
  ): { ok: true; event: ProviderEvent } | { ok: false; reason: 'bad-signature' | 'malformed' }
}
