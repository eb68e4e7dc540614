import type { DisputeStatus } from '../../domain/order/disputes.ts'
import type { ProviderRefund } from '../../domain/order/provider-refunds.ts'

/** A payment as its provider sees it. */
export type ProviderPayment = {
  reference: string
  status: 'pending' | 'paid' | 'declined' | 'expired'
  amountCents: number
  refundedCents: number
  currency: string
  /** The same for every payment with one card, and nothing else can be read from it; null where the provider gives none. */
  cardFingerprint: string | null
}

/** A payment in the provider's own books, with the shop's id of it. */
export type BookedPayment = ProviderPayment & { paymentId: string }

export type PaymentRequest = {
  /** The shop's payment id; with `expiresAt` also the provider's idempotency key: asking twice starts one payment. */
  paymentId: string
  amountCents: number
  currency: string
  description: string
  /** What the provider lists for the shopper: goods, shipping and taxes; the amounts add up to amountCents. */
  lines: { name: string; amountCents: number }[]
  /** The shopper's, where the shop asked for it. */
  email: string | null
  /** From when on the shopper cannot pay any more. At least MIN_PAYING_MS of domain/checkout/time-to-pay ahead. */
  expiresAt: Date
  /** Where the provider sends the shopper afterwards. */
  successUrl: string
  cancelUrl: string
}

export type ProviderEvent = {
  eventId: string
  type: string
  /** The payment the event is about, null where it concerns none of ours or names only its `transaction`. */
  reference: string | null
  paymentId: string | null
  /** The money movement that a refund or dispute belongs to; `findTransaction` gives its payment. */
  transaction: string | null
}

/** A customer asked their bank for the money of a payment. */
export type ProviderDispute = {
  id: string
  amountCents: number
  currency: string
  /** The bank's reason, in the provider's words. */
  reason: string
  status: DisputeStatus
  /** Until then the shop may answer it. */
  respondBy: Date | null
  openedAt: Date
}

/** A refund that the provider took, or refused for good. */
export type SentRefund = { ok: true; id: string } | { ok: false; message: string }

/** A payment provider. Methods throw when it cannot be reached; the caller's state machine waits for reconciliation. */
export type PaymentGateway = {
  /** Written on each payment; also the last part of the webhook's address. */
  id: 'demo' | 'stripe'
  /** Origin of the hosted page, where it isn't the shop's own: the Content Security Policy must allow forms to lead there. */
  pageOrigin: string | null
  /** Header with a webhook's signature; null where the provider sends none. */
  signatureHeader: string | null
  /** Starts (or finds, by paymentId) a payment; the shopper pays at `url`. */
  start(request: PaymentRequest): Promise<{ reference: string; url: string }>
  /** Null when the provider knows no such payment. */
  find(reference: string): Promise<ProviderPayment | null>
  /** Looks a payment up by the shop's id, for attempts whose answer was lost; it was asked for at `startedAt` or later. */
  findByPaymentId(paymentId: string, startedAt: Date): Promise<ProviderPayment | null>
  /** Ends a pending payment, so that nobody can pay it any more; no effect on a decided one. */
  expire(reference: string): Promise<void>
  /** All payments that were started for this shop since a moment, from the provider's own books. */
  listPayments(since: Date): AsyncIterable<BookedPayment>
  /** Gives money back; repeating it with the same id of the shop gives it back once. */
  refund(reference: string, amountCents: number, ownId: string): Promise<SentRefund>
  /** All refunds of a payment, also those that the shop did not send. */
  listRefunds(reference: string): Promise<ProviderRefund[]>
  listDisputes(reference: string): Promise<ProviderDispute[]>
  /** The payment of a `transaction`; null where it is none of the shop's. */
  findTransaction(transaction: string): Promise<{ reference: string; paymentId: string | null } | null>
  /** Checks the signature and age of a webhook; a forged, altered or old one is refused. */
  parseWebhook(
    body: string,
    signature: string | null,
    now: Date,
  ): { ok: true; event: ProviderEvent } | { ok: false; reason: 'bad-signature' | 'malformed' }
}
