/** The states of an attempt to pay for a cart. */
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
  /** The time to pay has run out, and the provider confirms that nothing was paid. */
  'expire',
  /** The shop refunds a paid order. */
  'refund',
  /** The provider reports that the refund has reached the customer. */
  'money-returned',
  /** The provider reports that the refund failed, so the shop still has the money. */
  'refund-failed',
] as const

export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

/**
 * The allowed transitions. Any other combination of state and event is refused. Money that arrives is never ignored: it pays for an order,
 * or is refunded if the items are sold out or the cart has already become an order.
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
    // A payment can arrive in this state if the shop crashed after it had opened the payment page but before it had stored the state
    // "paying".
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
  // The stock has been released. A payment that arrives now is refunded.
  failed: { 'money-arrived': 'refunding', 'money-arrived-too-late': 'refunding' },
  expired: { 'money-arrived': 'refunding', 'money-arrived-too-late': 'refunding' },
  refunding: { 'money-returned': 'refunded', 'refund-failed': 'paid' },
  refunded: { 'refund-failed': 'paid' },
}

/**
 * States in which the shopper can no longer pay. A payment leaves these states only if the provider reports something or the shop makes a
 * refund.
 */
export const SETTLED_STATES: readonly PaymentState[] = ['paid', 'failed', 'expired', 'refunding', 'refunded']

/** For each event, the states in which it has already been handled. A provider may report the same event again. */
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
  /** `already-done`: the event was reported before, so acknowledge it without doing anything. `not-allowed`: the caller has a bug. */
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
