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
   * A fingerprint of the card, which is equal for all payments with the same card and reveals nothing else. Null if the provider has none.
   */
  cardFingerprint: string | null
}

/** A payment in the provider's records that was started for this shop, with the shop's payment id. */
export type RecordedPayment = ProviderPayment & { paymentId: string }

export type PaymentRequest = {
  /** The shop's payment id. With `expiresAt` it is also the provider's idempotency key, so that a repeated request starts one payment. */
  paymentId: string
  amountCents: number
  currency: string
  description: string
  /** The lines that the provider shows: items, shipping and taxes. They add up to `amountCents`. */
  lines: { name: string; amountCents: number }[]
  /** The shopper's e-mail address; null if the shop didn't ask for it. */
  email: string | null
  /** When the payment expires, at least MIN_PAYING_MS (domain/checkout/time-to-pay) from now. */
  expiresAt: Date
  /** The shop's URL to which the provider redirects the shopper after paying. */
  successUrl: string
  cancelUrl: string
}

export type ProviderEvent = {
  eventId: string
  type: string
  /** The provider's id of the payment; null if the payment isn't the shop's, or if the event only names a `transaction`. */
  reference: string | null
  paymentId: string | null
  /** The transaction that was refunded or disputed. `findTransaction` finds its payment. */
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

/** The provider's reply to a refund request: accepted, or finally refused. */
export type ProviderRefundResult = { ok: true; id: string } | { ok: false; message: string }

/** A payment provider. Methods throw if the provider is unavailable; the payment then keeps its state until reconciliation. */
export type PaymentGateway = {
  /** The provider's id. It is stored with each payment, and is the last part of the webhook's URL. */
  id: PaymentProviderId
  /**
   * The origin of the provider's payment page; null if the page is the shop's own. The Content Security Policy has to allow forms to lead
   * there.
   */
  pageOrigin: string | null
  /** The HTTP header with the signature of a webhook event; null if the provider sends no webhooks. */
  signatureHeader: string | null
  /** Starts a payment. If one was started for the same paymentId, returns that one. The shopper pays at `url`. */
  start(request: PaymentRequest): Promise<{ reference: string; url: string }>
  /** Finds a payment; null if the provider doesn't know it. */
  find(reference: string): Promise<ProviderPayment | null>
  /**
   * Finds a payment by the shop's payment id, in case the provider's response was lost. The payment was requested at `startedAt` or later.
   */
  findByPaymentId(paymentId: string, startedAt: Date): Promise<ProviderPayment | null>
  /** Ends a pending payment, so that nobody can pay it any more. A payment that has succeeded or failed doesn't change. */
  expire(reference: string): Promise<void>
  /** Lists all payments that were started for this shop at or after `since`, from the provider's records. */
  listPayments(since: Date): AsyncIterable<RecordedPayment>
  /** Refunds an amount. Repeated calls with the same `ownId` refund once. */
  refund(reference: string, amountCents: number, ownId: string): Promise<ProviderRefundResult>
  /** Lists all refunds of a payment, including those that the shop didn't request. */
  listRefunds(reference: string): Promise<ProviderRefund[]>
  listDisputes(reference: string): Promise<ProviderDispute[]>
  /** Finds the payment that a `transaction` belongs to; null if it isn't the shop's. */
  findTransaction(transaction: string): Promise<{ reference: string; paymentId: string | null } | null>
  /** Verifies the signature and the age of a webhook event. Refuses an event that is forged, changed or too old. */
  parseWebhook(
    body: string,
    signature: string | null,
    now: Date,
  ): { ok: true; event: ProviderEvent } | { ok: false; reason: 'bad-signature' | 'malformed' }
}
