import { type CartChanges, cartChanges, intentKey } from './cart-changes.ts'
import { type CartIntent, type CartItem, reduceCart } from './cart-item.ts'
import { mergeKey } from './merge.ts'

/**
 * The browser's cart as a state machine. The shopper always sees the last confirmed cart with every unanswered intent applied in order, so
 * totals are right at once and after every answer. Only one request is in flight: later intents wait and leave together in the next one. So an
 * answer's cart contains exactly the requests up to it. An answer to any other request (late, repeated, or after fail()) is dropped, so a
 * removed line can't reappear.
 */
export type CartState = {
  confirmed: readonly CartItem[]
  /** Intents not yet sent to the server, oldest first. */
  waiting: readonly CartIntent[]
  underway: { sequence: number; intents: readonly CartIntent[] } | null
  lastSequence: number
}

/** A request to send: its sequence number names it in confirm() and fail(). */
export type CartRequest = { sequence: number; changes: CartChanges }

export const EMPTY_CART: CartState = {
  confirmed: [],
  waiting: [],
  underway: null,
  lastSequence: 0,
}

/** The cart to show: the confirmed one with all unanswered intents. */
export function visibleItems(state: CartState): CartItem[] {
  const unanswered = [...(state.underway?.intents ?? []), ...state.waiting]
  return unanswered.reduce<CartItem[]>(reduceCart, [...state.confirmed])
}

/** Adds an intent, which shows at once. */
export function applyIntent(state: CartState, intent: CartIntent): CartState {
  return { ...state, waiting: [...state.waiting, intent] }
}

/**
 * The next request, with all waiting intents. Null while one is in flight or if nothing waits, unless `refresh` requests the server's cart
 * anyway; a request without changes just fetches the cart.
 */
export function nextRequest(
  state: CartState,
  refresh = false,
): { state: CartState; request: CartRequest } | null {
  if (state.underway || (state.waiting.length === 0 && !refresh)) return null
  const sequence = state.lastSequence + 1
  const changes = cartChanges(state.confirmed, state.waiting)
  const underway = { sequence, intents: state.waiting }
  return {
    state: { ...state, waiting: [], underway, lastSequence: sequence },
    request: { sequence, changes },
  }
}

/** The server answered the request with its cart. */
export function confirm(
  state: CartState,
  serverItems: readonly CartItem[],
  requestSequence: number,
): CartState {
  if (state.underway?.sequence !== requestSequence) return state
  return { ...state, confirmed: serverItems, underway: null }
}

/**
 * How many pieces the server's answer holds of something of which the request wanted more: stock ran out. Null if nothing is short. All lines of
 * one merchandise share its stock, so they are counted together. A line with waiting intents is skipped until its next answer.
 */
export function findShortage(state: CartState, serverItems: readonly CartItem[]): number | null {
  const asked = new Set(state.underway?.intents.map(intentKey))
  for (const intent of state.waiting) asked.delete(intentKey(intent))
  const wanted = visibleItems({ ...state, waiting: [] })
  for (const item of wanted) {
    const held = piecesOf(serverItems, item)
    if (asked.has(mergeKey(item)) && held < piecesOf(wanted, item)) return held
  }
  return null
}

const piecesOf = (items: readonly CartItem[], { merchandiseId }: CartItem): number =>
  items.reduce((sum, item) => (item.merchandiseId === merchandiseId ? sum + item.quantity : sum), 0)

/**
 * The request failed: its intents are undone, later ones stay. If the server may have acted (no answer arrived), call nextRequest(state, true)
 * next.
 */
export function fail(state: CartState, requestSequence: number): CartState {
  if (state.underway?.sequence !== requestSequence) return state
  return { ...state, underway: null }
}

/** Starts over with another cart, for example if the stored one is gone; answers to requests for the old cart will be dropped. */
export function replaceCart(state: CartState, serverItems: readonly CartItem[]): CartState {
  return { ...EMPTY_CART, confirmed: serverItems, lastSequence: state.lastSequence }
}
