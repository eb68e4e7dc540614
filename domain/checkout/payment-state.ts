/** The states of one attempt to pay for one cart. */
export const PAYMENT_STATES = [
  'open',
  'reserved',
  'paying',
  'paid',
  'failed',
  'expired',
  'refunding',
  'refunded',
] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The events that change a payment's state. */
export const PAYMENT_EVENTS = [
  /** Stock was reserved for the order. */
  'reserve',
  /** The shopper abandoned the attempt before paying. */
  'release',
  /** The shopper was sent to the payment page. */
  'pay',
  /** The provider reports a payment, and the stock is still reserved or could be reserved again. */
  'money-arrived',
  /** The provider reports a payment, but the stock is gone, or the cart has already become an order through another payment. */
  'money-arrived-too-late',
  /** The provider reports that the payment failed for good. */
  'payment-failed',
  /** The time ran out, and the provider confirms that nothing was paid. */
  'expire',
  /** The shop refunds a paid order. */
  'refund',
  /** The provider reports that the refund has reached the customer. */
  'money-returned',
  /** The provider reports a failed refund, so the shop has the money of the paid order again. */
  'refund-failed',
] as const

export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

/**
 * The state machine's transitions. Any other pair of state and event is refused. The invariant: money that arrives is never ignored. It
 * either pays for an order, or is refunded because the items are sold out or already ordered.
 */
const TRANSITIONS: Readonly<Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>>> = {
  open: {
    reserve: 'reserved',
    'payment-failed': 'failed',
    expire: 'expired',
    'money-arrived': 'refunding',
    'money-arrived-too-late': 'refunding',
  },
  reserved: {
    release: 'open',
    pay: 'paying',
    'payment-failed': 'failed',
    expire: 'expired',
    // If the shop crashes after calling the provider but before storing "paying", an attempt in this state may still get paid.
    'money-arrived': 'paid',
    'money-arrived-too-late': 'refunding',
  },
  paying: {
    'money-arrived': 'paid',
    'money-arrived-too-late': 'refunding',
    'payment-failed': 'failed',
    expire: 'expired',
  },
  paid: { refund: 'refunding' },
  // The stock was released, so money that arrives late can't become an order.
  failed: { 'money-arrived': 'refunding', 'money-arrived-too-late': 'refunding' },
  expired: { 'money-arrived': 'refunding', 'money-arrived-too-late': 'refunding' },
  refunding: { 'money-returned': 'refunded', 'refund-failed': 'paid' },
  refunded: { 'refund-failed': 'paid' },
}

/** States in which the shopper can no longer pay. Only reports from the provider or a refund by the shop still change them. */
export const SETTLED_STATES: readonly PaymentState[] = ['paid', 'failed', 'expired', 'refunding', 'refunded']

/** For each event that a provider may repeat, the states that mean it was already handled. */
const ALREADY_DONE: Readonly<Partial<Record<PaymentEvent, readonly PaymentState[]>>> = {
  'money-arrived': ['paid', 'refunding', 'refunded'],
  'money-arrived-too-late': ['refunding', 'refunded'],
  'payment-failed': ['failed'],
  expire: ['expired'],
  refund: ['refunding', 'refunded'],
  'money-returned': ['refunded'],
  'refund-failed': ['paid'],
}

export type NextPaymentState =
  | { ok: true; state: PaymentState }
  /** `already-done`: a repeated event, to be acknowledged without effect. `not-allowed`: a bug in the caller. */
  | { ok: false; reason: 'already-done' | 'not-allowed' }

/** Returns the state after an event, or the reason why the event is refused. */
export function getNextPaymentState(state: PaymentState, event: PaymentEvent): NextPaymentState {
  const next = TRANSITIONS[state][event]
  if (next !== undefined) return { ok: true, state: next }
  return { ok: false, reason: ALREADY_DONE[event]?.includes(state) ? 'already-done' : 'not-allowed' }
}

/** Parses a stored state; null for any other text. */
export function parsePaymentState(text: string): PaymentState | null {
  return PAYMENT_STATES.find((state) => state === text) ?? null
}
