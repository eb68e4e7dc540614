import type { DisputeStatus } from '../../domain/order/disputes.ts'
import type { ProviderRefund } from '../../domain/order/provider-refunds.ts'
import type { PaymentProviderId } from '../../domain/checkout/payment-providers.ts'

/** A payment as its provider sees it. */
export type ProviderPayment = {
  reference: string
  status: 'pending' | 'paid' | 'declined' | 'expired'
  amountCents: number
  refundedCents: number
  currency: string
  /** The same for every payment with one card, but nothing else can be derived from it; null if the provider has none. */
  cardFingerprint: string | null
}

/** A payment in the provider's own records, with the shop's id. */
export type BookedPayment = ProviderPayment & { paymentId: string }

export type PaymentRequest = {
  /** The shop's payment id; together with `expiresAt` also the provider's idempotency key, so that a repeated request starts one payment. */
  paymentId: string
  amountCents: number
  currency: string
  description: string
  /** The lines that the provider shows the shopper: items, shipping and taxes; they add up to amountCents. */
  lines: { name: string; amountCents: number }[]
  /** The shopper's, if the shop asked for it. */
  email: string | null
  /** When the shopper can no longer pay. At least MIN_PAYING_MS of domain/checkout/time-to-pay ahead. */
  expiresAt: Date
  /** Where the provider redirects the shopper afterwards. */
  successUrl: string
  cancelUrl: string
}

export type ProviderEvent = {
  eventId: string
  type: string
  /** The payment that the event is about; null if it isn't one of ours or only its `transaction` is named. */
  reference: string | null
  paymentId: string | null
  /** The transaction that a refund or dispute belongs to; `findTransaction` returns its payment. */
  transaction: string | null
}

/** A dispute: a customer asked their bank to reverse a payment. */
export type ProviderDispute = {
  id: string
  amountCents: number
  currency: string
  /** The bank's reason, in the provider's words. */
  reason: string
  status: DisputeStatus
  /** The shop's deadline to respond. */
  respondBy: Date | null
  openedAt: Date
}

/** A refund that the provider accepted, or refused for good. */
export type SentRefund = { ok: true; id: string } | { ok: false; message: string }

/** A payment provider. Methods throw if it is unreachable; the caller's state machine then waits for reconciliation. */
export type PaymentGateway = {
  /** Stored with each payment; also the last part of the webhook's address. */
  id: PaymentProviderId
  /** Origin of the hosted page, if it isn't the shop's own: the Content Security Policy must allow forms to submit to it. */
  pageOrigin: string | null
  /** Header with a webhook's signature; null if the provider sends none. */
  signatureHeader: string | null
  /** Starts a payment, or finds it by paymentId; the shopper pays at `url`. */
  start(request: PaymentRequest): Promise<{ reference: string; url: string }>
  /** Null if the provider knows no such payment. */
  find(reference: string): Promise<ProviderPayment | null>
  /** Finds a payment by the shop's id after a lost response; it was requested at `startedAt` or later. */
  findByPaymentId(paymentId: string, startedAt: Date): Promise<ProviderPayment | null>
  /** Expires a pending payment, so that it can't be paid any more; no effect on a decided one. */
  expire(reference: string): Promise<void>
  /** All payments started for this shop since a time, from the provider's own records. */
  listPayments(since: Date): AsyncIterable<BookedPayment>
  /** Refunds an amount, once per id of the shop however often it is called. */
  refund(reference: string, amountCents: number, ownId: string): Promise<SentRefund>
  /** All refunds of a payment, including those that the shop didn't request. */
  listRefunds(reference: string): Promise<ProviderRefund[]>
  listDisputes(reference: string): Promise<ProviderDispute[]>
  /** The payment of a `transaction`; null if it isn't the shop's. */
  findTransaction(transaction: string): Promise<{ reference: string; paymentId: string | null } | null>
  /** Verifies the signature and age of a webhook; a forged, altered or old one is refused. */
  parseWebhook(
    body: string,
    signature: string | null,
    now: Date,
  ): { ok: true; event: ProviderEvent } | { ok: false; reason: 'bad-signature' | 'malformed' }
}
