import { type CartChanges, mergeCartIntents, cartIntentKey } from './cart-changes.ts'
import { type CartIntent, type CartItem, reduceCart } from './cart-item.ts'
import { cartMergeKey } from './merge-carts.ts'

/**
 * The browser's cart as a state machine. It shows the cart that the server last confirmed, with all of the shopper's unconfirmed intents
 * applied in order. Totals therefore change at once, and are right again after every response. At most one request is in flight; further
 * intents wait and are sent together in the next request. A response's cart therefore reflects exactly the requests so far. Late and
 * repeated responses, and responses after fail(), are ignored, so that a removed line can't reappear.
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

/** Returns the cart to show: the cart that the server last confirmed, with all unconfirmed intents applied. */
export function listVisibleItems(state: CartState): CartItem[] {
  const unanswered = [...(state.underway?.intents ?? []), ...state.waiting]
  return unanswered.reduce<CartItem[]>(reduceCart, [...state.confirmed])
}

/** Adds an intent. It is visible at once. */
export function applyIntent(state: CartState, intent: CartIntent): CartState {
  return { ...state, waiting: [...state.waiting, intent] }
}

/**
 * Returns the next request, which contains all waiting intents. Null if a request is still in flight, or if no intent is waiting. If
 * `refresh` is true, a request is returned even if no intent is waiting, so that the server's cart is fetched.
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
 * Returns how many pieces of an item the server's cart has, if the shopper requested more than are in stock; null if nothing is short.
 * Lines with the same variant are counted together, because they share its stock. A line with intents that haven't been sent yet is
 * skipped, because its requested quantity may still change.
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
 * Drops the intents of a failed request and keeps later intents. If no response arrived, the server may still have processed the request:
 * call startNextRequest(state, true) afterwards to fetch its cart.
 */
export function failRequest(state: CartState, requestSequence: number): CartState {
  if (state.underway?.sequence !== requestSequence) return state
  return { ...state, underway: null }
}

/**
 * Starts again with another cart, for example if the cart on the server no longer exists. Responses to requests for the old cart will be
 * ignored.
 */
export function replaceCart(state: CartState, serverItems: readonly CartItem[]): CartState {
  return { ...EMPTY_CART, confirmed: serverItems, lastSequence: state.lastSequence }
}
