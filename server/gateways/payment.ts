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
  /**
   * A fingerprint of the card. All payments with the same card have the same fingerprint, and it reveals nothing else. Null if the provider
   * has no fingerprints.
   */
  cardFingerprint: string | null
}

/** A payment of this shop in the provider's records. The field `paymentId` is the shop's own id for it. */
export type RecordedPayment = ProviderPayment & { paymentId: string }

export type PaymentRequest = {
  /**
   * The shop's payment id. Together with `expiresAt`, it is also the idempotency key at the provider, so that a repeated request starts
   * only one payment.
   */
  paymentId: string
  amountCents: number
  currency: string
  description: string
  /** The lines that the provider shows: items, shipping and taxes. They add up to `amountCents`. */
  lines: { name: string; amountCents: number }[]
  /** The shopper's e-mail address; null if the shop didn't ask for it. */
  email: string | null
  /** The time when the payment expires. It must be at least MIN_PAYING_MS (domain/checkout/time-to-pay) from now. */
  expiresAt: Date
  /** The shop's URL to which the provider redirects the shopper after paying. */
  successUrl: string
  cancelUrl: string
}

export type ProviderEvent = {
  eventId: string
  type: string
  /** The provider's id of the payment. Null if the payment doesn't belong to the shop, or if the event contains only a `transaction`. */
  reference: string | null
  paymentId: string | null
  /** The transaction that was refunded or disputed. `findTransaction` returns the payment to which it belongs. */
  transaction: string | null
}

/** A dispute: a customer asks the bank to reverse a payment. */
export type ProviderDispute = {
  id: string
  amountCents: number
  currency: string
  /** The reason that the bank gives, in the provider's words. */
  reason: string
  status: DisputeStatus
  /** The time by which the shop has to respond to the dispute. */
  respondBy: Date | null
  openedAt: Date
}

/** The provider's reply to a refund request: either the refund is accepted, or it is refused for good. */
export type ProviderRefundResult = { ok: true; id: string } | { ok: false; message: string }

/**
 * A payment provider. All methods throw if the provider is unavailable. The payment then keeps its state until reconciliation asks again.
 */
export type PaymentGateway = {
  /** The provider's id. It is stored with each payment, and it is the last part of the webhook's URL. */
  id: PaymentProviderId
  /**
   * The origin of the provider's payment page; null if the payment page belongs to the shop. The Content Security Policy must allow forms
   * to redirect to this origin.
   */
  pageOrigin: string | null
  /** The name of the HTTP header that contains the signature of a webhook event; null if the provider sends no webhooks. */
  signatureHeader: string | null
  /**
   * Starts a payment and returns the `url` at which the shopper pays. If a payment with the same paymentId and expiry was started before,
   * returns that payment.
   */
  start(request: PaymentRequest): Promise<{ reference: string; url: string }>
  /** Finds a payment; null if the provider doesn't know it. */
  find(reference: string): Promise<ProviderPayment | null>
  /**
   * Finds a payment by the shop's payment id. This is needed if the provider's response to the request was lost. `startedAt` must not be
   * later than the request.
   */
  findByPaymentId(paymentId: string, startedAt: Date): Promise<ProviderPayment | null>
  /** Ends a pending payment, so that nobody can pay it any more. Has no effect on a payment that has succeeded or failed. */
  expire(reference: string): Promise<void>
  /** Lists all payments in the provider's records that were started for this shop at or after the given time. */
  listPayments(since: Date): AsyncIterable<RecordedPayment>
  /** Refunds an amount. If the same refund (`ownId`) is requested again, nothing more is refunded. */
  refund(reference: string, amountCents: number, ownId: string): Promise<ProviderRefundResult>
  /** Lists all refunds of a payment, including those that somebody made in the provider's dashboard. */
  listRefunds(reference: string): Promise<ProviderRefund[]>
  listDisputes(reference: string): Promise<ProviderDispute[]>
  /** Finds the payment to which a `transaction` belongs; null if it isn't a payment of the shop. */
  findTransaction(transaction: string): Promise<{ reference: string; paymentId: string | null } | null>
  /** Verifies a webhook event. Refuses the event if its signature is invalid or it is too old. */
  parseWebhook(
    body: string,
    signature: string | null,
    now: Date,
  ): { ok: true; event: ProviderEvent } | { ok: false; reason: 'bad-signature' | 'malformed' }
}
