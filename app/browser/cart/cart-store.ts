import type { CartIntent, CartItem } from '../../../domain/cart/cart-item.ts'
import {
  applyIntent,
  type CartRequest,
  type CartState,
  confirmRequest,
  EMPTY_CART,
  failRequest,
  findShortage,
  startNextRequest,
  replaceCart,
} from '../../../domain/cart/cart-state.ts'
import { cartMergeKey } from '../../../domain/cart/merge-carts.ts'
import { CartRefusal, getCart, type HostedCart } from './cart-calls.ts'
import { readCartCopy, storeCartCopy } from './cart-copy.ts'
import { toCartItem } from './to-cart-item.ts'
import { type CartFailure, showCartFailure, showCartRefusal, showStockShortage } from './cart-messages.ts'
import { type CartView, toCartView } from './cart-view.ts'
import { findStoredCart, DEBOUNCE_MS, sendChanges, getOrCreateCart } from './send-changes.ts'
import { storeCartId, watchCartId } from './stored-cart-id.ts'
import { confirmLinkedDiscountCode } from './confirm-linked-code.ts'
import { storeUnsentIntents, takeUnsentIntents } from './unsent-intents.ts'

let state: CartState = EMPTY_CART
let cart: { id: string; checkoutUrl: string } | null = null
let isCopy = false
let view: CartView = toCartView(state, isCopy)
let gathering: ReturnType<typeof setTimeout> | undefined
let sending: Promise<void> | null = null
/** Milliseconds before the store retries while the shop is unreachable. */
const RETRY_DELAY_MS = 5_000
let askingAgain: ReturnType<typeof setTimeout> | undefined
let timesAsked = 0
let timesFailed = 0
const listeners = new Set<() => void>()
const answered = new Set<() => void>()

/** Calls the listener whenever the server has returned the cart. */
export function onCartReceived(listener: () => void): () => void {
  answered.add(listener)
  return () => answered.delete(listener)
}

export const getCartView = (): CartView => view
export const getStoredCart = () => cart
/** Returns how many requests for changes have failed since the page was loaded. */
export const countFailedRequests = (): number => timesFailed

export function watchCart(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Applies a change: shows it at once, and sends it together with other changes made within a moment. */
export function changeCart(intent: CartIntent): void {
  set(applyIntent(state, intent))
  clearTimeout(gathering)
  gathering = setTimeout(() => void sendAll(), DEBOUNCE_MS)
}

/** Fetches the stored cart: on load, and when another tab has changed it. */
export async function restoreCart(): Promise<void> {
  const { lastSequence } = state
  timesAsked += 1
  const asked = timesAsked
  // Whether the response is outdated, because the visitor has made a change or a newer request was sent.
  const isOld = () => asked !== timesAsked || state.lastSequence !== lastSequence || isBusy()
  try {
    const found = await findStoredCart()
    if (isOld()) return
    if (found) adopt(found)
    else startOver()
  } catch {
    if (isOld()) return
    const copy = readCartCopy()
    if (copy) showCopy(copy)
    else showCartFailure('initialise')
  }
}

/** Runs on load: fetches the stored cart, and sends the changes that the previous page couldn't send. */
export async function resumeCart(): Promise<void> {
  await restoreCart()
  takeUnsentIntents().forEach(changeCart)
}

/** Shows the last known cart until the shop responds. Retries after a delay, in case the connection is back by then. */
function showCopy(copy: readonly CartItem[]): void {
  isCopy = true
  set(replaceCart(state, copy))
  clearTimeout(askingAgain)
  askingAgain = setTimeout(() => {
    if (isCopy && navigator.onLine && !document.hidden) void restoreCart()
  }, RETRY_DELAY_MS)
}

/** Resolves once every change has reached the server, and returns the cart. The checkout waits for it. */
export async function waitForCart(): Promise<HostedCart | null> {
  clearTimeout(gathering)
  await sendAll()
  const found = await findStoredCart()
  if (found) adopt(found)
  return found
}

/** Flushes the queue, including changes added during the flush; concurrent callers share one promise. */
function sendAll(): Promise<void> {
  sending ??= send().finally(() => {
    sending = null
  })
  return sending
}

async function send(refresh = false): Promise<void> {
  const next = startNextRequest(state, refresh)
  if (!next) return
  set(next.state)
  const failure = failureOf(next.request, state.underway?.intents ?? [])
  const unknownOutcome = await attempt(next.request, failure)
  // If no response arrived, only the server knows whether the change was made, so the cart is fetched before anything else is sent.
  if (unknownOutcome || state.waiting.length > 0) await send(unknownOutcome)
}

/** Sends one request. Returns whether the outcome on the server is unknown. */
async function attempt(request: CartRequest, failure: CartFailure): Promise<boolean> {
  // Whether this request is obsolete, because the visitor has left the page or another cart was started. The request's changes are already
  // stored for the next page, or queued again.
  const isPastIt = () => state.underway?.sequence !== request.sequence
  try {
    cart ??= await getOrCreateCart()
    if (isPastIt()) return false
    const answer = await sendChanges(cart.id, request.changes)
    if (answer) {
      // The server returns a new cart if the old one was ordered in another tab.
      if (answer.id !== cart.id) storeCartId(answer.id)
      cart = answer
      isCopy = false
      const items = answer.lines.map(toCartItem)
      const held = isEmpty(request) ? null : findShortage(state, items)
      set(confirmRequest(state, items, request.sequence))
      if (held !== null) showStockShortage(held)
      notifyAnswered()
      return false
    }
    startOver()
    return false
  } catch (error) {
    if (isPastIt()) return false
    if (error instanceof CartRefusal && (await isGone())) {
      startOver()
      return false
    }
    const isRefresh = isEmpty(request)
    if (!isRefresh) timesFailed += 1
    set(failRequest(state, request.sequence))
    if (error instanceof CartRefusal && !error.isTechnical) showCartRefusal(error.message)
    // If this refresh fails, no message is shown. The refresh follows a failed change, whose message is already visible.
    else if (!isRefresh) showCartFailure(failure)
    else if (!isBusy()) showCopy(state.confirmed)
    return !isRefresh
  }
}

/**
 * Replaces a cart that no longer exists (it expired, or was ordered in another tab) with a new cart, and adds the items that were about to
 * be added.
 */
function startOver(): void {
  const lost = [...(state.underway?.intents ?? []), ...state.waiting]
  cart = null
  isCopy = false
  set(replaceCart(state, []))
  for (const intent of lost) if (intent.kind === 'add') changeCart(intent)
}

/**
 * Stores unsent changes for the next page. A closing page can't send them if another request is in flight, or if the cart has to be created
 * first. If the cart exists, the changes of the request in flight aren't stored, because they are already being sent.
 */
function keepForNextPage(): void {
  const { underway, waiting } = state
  storeUnsentIntents(cart ? waiting : [...(underway?.intents ?? []), ...waiting])
  set(cart ? { ...state, waiting: [] } : replaceCart(state, state.confirmed))
}

/** Whether any changes are unsent or unconfirmed. */
const isBusy = (): boolean => state.underway !== null || state.waiting.length > 0

/** Whether the cart no longer exists on the server. If the server can't be reached, the cart counts as existing. */
const isGone = async (): Promise<boolean> =>
  cart !== null && (await getCart(cart.id).catch(() => cart)) === null

const isEmpty = ({ changes }: CartRequest): boolean =>
  changes.adds.length + changes.updates.length + changes.removes.length === 0

function failureOf({ changes }: CartRequest, intents: readonly CartIntent[]): CartFailure {
  if (changes.adds.length > 0 || intents.some((intent) => intent.kind === 'add')) return 'add'
  return changes.updates.length > 0 ? 'update' : 'remove'
}

function adopt(found: HostedCart): void {
  cart = found
  storeCartId(found.id)
  if (state.underway !== null || state.waiting.length > 0) return
  isCopy = false
  set(replaceCart(state, found.lines.map(toCartItem)))
  notifyAnswered()
}

function notifyAnswered(): void {
  storeCartCopy(state.confirmed)
  for (const listener of answered) listener()
}

function set(next: CartState): void {
  state = next
  view = toCartView(state, isCopy)
  for (const listener of listeners) listener()
}

/** Returns the key by which a change identifies a cart line. */
export const cartLineKey = cartMergeKey

watchCartId((id) => {
  if (id === null) startOver()
  else if (id !== cart?.id) void restoreCart()
})

// The checkout is in another tab, so the cart may have been ordered or changed when the visitor comes back.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void restoreCart()
})

window.addEventListener('online', () => void restoreCart())

// The visitor is leaving the page, so the queue is sent without waiting for more changes.
window.addEventListener('pagehide', () => {
  clearTimeout(gathering)
  if (cart && !state.underway) void sendAll()
  else keepForNextPage()
})

window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void resumeCart()
})

confirmLinkedDiscountCode()
