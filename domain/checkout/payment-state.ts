/** Where one attempt to pay for one cart stands. */
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

/** What can happen to it. */
export const PAYMENT_EVENTS = [
  /** The stock was set aside. */
  'reserve',
  /** The shopper let go of it before paying. */
  'release',
  /** The shopper was sent to pay. */
  'pay',
  /** The provider says: the money is ours, and the stock is still set aside or could be claimed again. */
  'money-arrived',
  /** The provider says: the money is ours, but the goods are gone, or the cart was ordered by another attempt. */
  'money-arrived-too-late',
  /** The provider says: there will be no money. */
  'payment-failed',
  /** The time for it ran out, and the provider says no money came. */
  'expire',
  /** The shop gives a paid order's money back. */
  'refund',
  /** The provider says: the money went back. */
  'money-returned',
  /** The provider says: a refund failed, so that money of a paid order is the shop's again. */
  'refund-failed',
] as const

export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

/**
 * The whole machine; a pair that is not here is refused. Its law: money that arrives is never ignored. It makes an order, or, where
 * there is nothing (any more) to sell, it goes back by itself.
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
    // A crash between asking the provider and writing "paying" leaves an attempt here that is paid all the same.
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

/** States in which nothing but the provider's money or the shop's refund changes anything: the shopper's attempt is over. */
export const SETTLED_STATES: readonly PaymentState[] = ['paid', 'failed', 'expired', 'refunding', 'refunded']

/** Events that a provider may tell again and again; in these states their effect is already there. */
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

/** Reads a state from where it is stored; null for any other text. */
export function parsePaymentState(text: string): PaymentState | null {
  return PAYMENT_STATES.find((state) => state === text) ?? null
}
