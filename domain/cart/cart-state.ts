import { type CartChanges, cartChanges, intentKey } from './cart-changes.ts'
import { type CartIntent, type CartItem, reduceCart } from './cart-item.ts'
import { mergeKey } from './merge.ts'

/**
 * The browser's cart as a state machine. What the shopper sees is always the last cart the server confirmed with every unanswered
 * intent applied in order; so totals are right at once, and right again after every answer.
 *
 * One request is under way at a time: intents that arrive meanwhile wait, and leave together in the next one. That is what makes an
 * answer's cart contain exactly the requests up to it. An answer to anything but the request under way (late, repeated, or after
 * fail()) is dropped, so a removed line cannot come back with it.
 */
export type CartState = {
  confirmed: readonly CartItem[]
  /** Intents the server has not been told of, oldest first. */
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

/** What to show: the confirmed cart with all unanswered intents. */
export function visibleItems(state: CartState): CartItem[] {
  const unanswered = [...(state.underway?.intents ?? []), ...state.waiting]
  return unanswered.reduce<CartItem[]>(reduceCart, [...state.confirmed])
}

/** Takes an intent in; it shows at once. */
export function applyIntent(state: CartState, intent: CartIntent): CartState {
  return { ...state, waiting: [...state.waiting, intent] }
}

/**
 * The next request, with all waiting intents in it. Null while one is under way or when nothing waits, unless `refresh` asks for the
 * server's cart anyway; a request then may carry no changes and is answered by fetching the cart.
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
 * How many pieces of something the server's answer holds, where the request under way wanted more of it: the stock has no more. Null
 * where nothing is short. Pieces of one merchandise are counted over all its lines, which share its stock. A line that something waits for
 * is left out, as its next answer tells.
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
 * The request failed: its intents are taken back, later ones stay. Where it is unknown whether the server acted (no answer came),
 * follow with nextRequest(state, true).
 */
export function fail(state: CartState, requestSequence: number): CartState {
  if (state.underway?.sequence !== requestSequence) return state
  return { ...state, underway: null }
}

/** Starts over with another cart, as when the stored one is gone; requests under way to the old one will be dropped. */
export function replaceCart(state: CartState, serverItems: readonly CartItem[]): CartState {
  return { ...EMPTY_CART, confirmed: serverItems, lastSequence: state.lastSequence }
}
