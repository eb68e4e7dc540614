import { type CartChanges, mergeCartIntents, cartIntentKey } from './cart-changes.ts'
import { type CartIntent, type CartItem, reduceCart } from './cart-item.ts'
import { cartMergeKey } from './merge-carts.ts'

/**
 * The browser's cart as a state machine. It shows the last confirmed cart with all unconfirmed intents applied in order, so totals change
 * at once and stay right after every response. Only one request is in flight; intents that arrive meanwhile go out together in the next
 * one. A response's cart therefore reflects exactly the requests sent so far. Responses that are late, repeated or follow fail() are
 * dropped, so a removed line can't reappear.
 */
export type CartState = {
  confirmed: readonly CartItem[]
  /** Intents that haven't been sent yet, oldest first. */
  waiting: readonly CartIntent[]
  underway: { sequence: number; intents: readonly CartIntent[] } | null
  lastSequence: number
}

/** A request to send. Pass its sequence number to confirm() or fail(). */
export type CartRequest = { sequence: number; changes: CartChanges }

export const EMPTY_CART: CartState = {
  confirmed: [],
  waiting: [],
  underway: null,
  lastSequence: 0,
}

/** Returns the cart to show: the confirmed one with all unconfirmed intents applied. */
export function listVisibleItems(state: CartState): CartItem[] {
  const unanswered = [...(state.underway?.intents ?? []), ...state.waiting]
  return unanswered.reduce<CartItem[]>(reduceCart, [...state.confirmed])
}

/** Adds an intent. It is visible at once. */
export function applyIntent(state: CartState, intent: CartIntent): CartState {
  return { ...state, waiting: [...state.waiting, intent] }
}

/**
 * Returns the next request, with all waiting intents; null while a request is in flight or if nothing is waiting. `refresh` makes a request
 * even without changes, to fetch the server's cart.
 */
export function startNextRequest(
  state: CartState,
  refresh = false,
): { state: CartState; request: CartRequest } | null {
  if (state.underway || (state.waiting.length === 0 && !refresh)) return null
  const sequence = state.lastSequence + 1
  const changes = mergeCartIntents(state.confirmed, state.waiting)
  const underway = { sequence, intents: state.waiting }
  return {
    state: { ...state, waiting: [], underway, lastSequence: sequence },
    request: { sequence, changes },
  }
}

/** Accepts the server's cart as the response to a request. */
export function confirmRequest(
  state: CartState,
  serverItems: readonly CartItem[],
  requestSequence: number,
): CartState {
  if (state.underway?.sequence !== requestSequence) return state
  return { ...state, confirmed: serverItems, underway: null }
}

/**
 * If a request wanted more of an item than is in stock, returns the quantity in the server's cart; null if nothing is short. All lines of
 * one variant share its stock, so they are counted together. A line with waiting intents is skipped until its next response.
 */
export function findShortage(state: CartState, serverItems: readonly CartItem[]): number | null {
  const asked = new Set(state.underway?.intents.map(cartIntentKey))
  for (const intent of state.waiting) asked.delete(cartIntentKey(intent))
  const wanted = listVisibleItems({ ...state, waiting: [] })
  for (const item of wanted) {
    const held = piecesOf(serverItems, item)
    if (asked.has(cartMergeKey(item)) && held < piecesOf(wanted, item)) return held
  }
  return null
}

const piecesOf = (items: readonly CartItem[], { merchandiseId }: CartItem): number =>
  items.reduce((sum, item) => (item.merchandiseId === merchandiseId ? sum + item.quantity : sum), 0)

/**
 * Undoes the intents of a failed request and keeps later ones. If the server may have processed the request (no response arrived), call
 * startNextRequest(state, true) next.
 */
export function failRequest(state: CartState, requestSequence: number): CartState {
  if (state.underway?.sequence !== requestSequence) return state
  return { ...state, underway: null }
}

/** Starts over with another cart, for example if the stored one is gone. Responses to requests for the old cart will be dropped. */
export function replaceCart(state: CartState, serverItems: readonly CartItem[]): CartState {
  return { ...EMPTY_CART, confirmed: serverItems, lastSequence: state.lastSequence }
}
