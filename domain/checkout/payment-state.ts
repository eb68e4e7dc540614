/** States of one attempt to pay for one cart. */
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

/** Events of a payment. */
export const PAYMENT_EVENTS = [
  /** The stock was set aside. */
  'reserve',
  /** The shopper abandoned it before paying. */
  'release',
  /** The shopper was sent to pay. */
  'pay',
  /** The provider confirms the money, and the stock is still reserved or can be claimed again. */
  'money-arrived',
  /** The provider reports a payment, but the stock is gone, or the cart was ordered by another attempt. */
  'money-arrived-too-late',
  /** The provider says: there will be no money. */
  'payment-failed',
  /** The time ran out, and the provider confirms that no money came. */
  'expire',
  /** The shop refunds a paid order. */
  'refund',
  /** The provider says: the money went back. */
  'money-returned',
  /** The provider reports a failed refund, so the money of a paid order is the shop's again. */
  'refund-failed',
] as const

export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

/**
 * The whole state machine; pairs that aren't listed are refused. Its invariant: money that arrives is never ignored. It makes an order, or is
 * refunded if there is nothing (left) to sell.
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
    // A crash between asking the provider and writing "paying" leaves an attempt here that may still be paid.
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
  // Their stock went back on the shelf, so late money cannot make an order.
  failed: { 'money-arrived': 'refunding', 'money-arrived-too-late': 'refunding' },
  expired: { 'money-arrived': 'refunding', 'money-arrived-too-late': 'refunding' },
  refunding: { 'money-returned': 'refunded', 'refund-failed': 'paid' },
  refunded: { 'refund-failed': 'paid' },
}

/** Terminal states for the shopper: only the provider's money or the shop's refund changes them. */
export const SETTLED_STATES: readonly PaymentState[] = ['paid', 'failed', 'expired', 'refunding', 'refunded']

/** Events that a provider may repeat: in these states they have already taken effect. */
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
  /** already-done: a repeat, to be acknowledged without effect. not-allowed: a mistake of the caller. */
  | { ok: false; reason: 'already-done' | 'not-allowed' }

/** The state after an event, or why there is none. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): NextPaymentState {
  const next = TRANSITIONS[state][event]
  if (next !== undefined) return { ok: true, state: next }
  return { ok: false, reason: ALREADY_DONE[event]?.includes(state) ? 'already-done' : 'not-allowed' }
}

/** Parses a stored state; null for any other text. */
export function parsePaymentState(text: string): PaymentState | null {
  return PAYMENT_STATES.find((state) => state === text) ?? null
}
