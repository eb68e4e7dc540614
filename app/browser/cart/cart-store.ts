import type { CartIntent, CartItem } from '../../../domain/cart/cart-item.ts'
import {
  applyIntent,
  type CartRequest,
  type CartState,
  confirm,
  EMPTY_CART,
  fail,
  findShortage,
  nextRequest,
  replaceCart,
} from '../../../domain/cart/cart-state.ts'
import { mergeKey } from '../../../domain/cart/merge.ts'
import { CartRefusal, getCart, type HostedCart } from './cart-calls.ts'
import { readCartCopy, storeCartCopy } from './cart-copy.ts'
import { cartItemOf } from './cart-item-of.ts'
import { type CartFailure, tellFailure, tellRefusal, tellShortage } from './cart-messages.ts'
import { type CartView, viewOf } from './cart-view.ts'
import { findStoredCart, GATHER_FOR, sendChanges, takeCart } from './send-changes.ts'
import { storeCartId, watchCartId } from './stored-cart-id.ts'
import { tellOfLinkedCode } from './told-code.ts'
import { keepUnsent, takeUnsent } from './unsent-intents.ts'

let state: CartState = EMPTY_CART
let cart: { id: string; checkoutUrl: string } | null = null
let isCopy = false
let view: CartView = viewOf(state, isCopy)
let gathering: ReturnType<typeof setTimeout> | undefined
let sending: Promise<void> | null = null
/** Milliseconds after which a shop that could not be reached is asked again. */
const ASK_AGAIN_AFTER = 5_000
let askingAgain: ReturnType<typeof setTimeout> | undefined
let timesAsked = 0
const listeners = new Set<() => void>()
const answered = new Set<() => void>()

/** Calls back whenever the server has told of the cart. */
export function onCartAnswered(listener: () => void): () => void {
  answered.add(listener)
  return () => answered.delete(listener)
}

export const cartView = (): CartView => view
export const cartAddress = () => cart

export function watchCart(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes in what the shopper wants: seen at once, sent with what else comes within a moment. */
export function want(intent: CartIntent): void {
  set(applyIntent(state, intent))
  clearTimeout(gathering)
  gathering = setTimeout(() => void sendAll(), GATHER_FOR)
}

/** Fetches the stored cart, as on load and when another tab has changed it. */
export async function restoreCart(): Promise<void> {
  const { lastSequence } = state
  timesAsked += 1
  const asked = timesAsked
  // What was changed or asked meanwhile is newer than this answer, or than its absence.
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
    else tellFailure('initialise')
  }
}

/** As on load: the stored cart, with what the last page could not send any more. */
export async function resumeCart(): Promise<void> {
  await restoreCart()
  takeUnsent().forEach(want)
}

/** Shows the cart as it was last, as the shop does not tell it, until it does: a network that is back may take a moment. */
function showCopy(copy: readonly CartItem[]): void {
  isCopy = true
  set(replaceCart(state, copy))
  clearTimeout(askingAgain)
  askingAgain = setTimeout(() => {
    if (isCopy && navigator.onLine && !document.hidden) void restoreCart()
  }, ASK_AGAIN_AFTER)
}

/** Everything the shopper wants has reached the server: what checkout waits for. */
export async function settleCart(): Promise<HostedCart | null> {
  clearTimeout(gathering)
  await sendAll()
  const found = await findStoredCart()
  if (found) adopt(found)
  return found
}

/** Sends what waits, also what comes to wait meanwhile; whoever asks while it runs waits for the same end. */
function sendAll(): Promise<void> {
  sending ??= send().finally(() => {
    sending = null
  })
  return sending
}

async function send(refresh = false): Promise<void> {
  const next = nextRequest(state, refresh)
  if (!next) return
  set(next.state)
  const failure = failureOf(next.request, state.underway?.intents ?? [])
  const unknownOutcome = await attempt(next.request, failure)
  // Where no answer came, only the server knows what happened: ask it before anything else is sent.
  if (unknownOutcome || state.waiting.length > 0) await send(unknownOutcome)
}

/** Whether it is left open what the server did. */
async function attempt(request: CartRequest, failure: CartFailure): Promise<boolean> {
  // The page has been left meanwhile, or begun another cart: what was wanted is kept, or waits again.
  const isPastIt = () => state.underway?.sequence !== request.sequence
  try {
    cart ??= await takeCart()
    if (isPastIt()) return false
    const answer = await sendChanges(cart.id, request.changes)
    if (answer) {
      // A cart that was ordered in another tab is answered with a new one.
      if (answer.id !== cart.id) storeCartId(answer.id)
      cart = answer
      isCopy = false
      const items = answer.lines.map(cartItemOf)
      const held = isEmpty(request) ? null : findShortage(state, items)
      set(confirm(state, items, request.sequence))
      if (held !== null) tellShortage(held)
      tellAnswered()
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
    set(fail(state, request.sequence))
    if (error instanceof CartRefusal && !error.isTechnical) tellRefusal(error.message)
    // Asking again for the cart after a failure adds nothing to what was said about that.
    else if (!isRefresh) tellFailure(failure)
    else if (!isBusy()) showCopy(state.confirmed)
    return !isRefresh
  }
}

/** The cart is gone (too old, or ordered in another tab): a new one takes what was being added. */
function startOver(): void {
  const lost = [...(state.underway?.intents ?? []), ...state.waiting]
  cart = null
  isCopy = false
  set(replaceCart(state, []))
  for (const intent of lost) if (intent.kind === 'add') want(intent)
}

/**
 * A page that is left can still send one call, but not wait for its answer and send another: what waits for one, or for a first cart, is
 * kept. What is under way to a cart has been sent, its first call at least.
 */
function keepForNextPage(): void {
  const { underway, waiting } = state
  keepUnsent(cart ? waiting : [...(underway?.intents ?? []), ...waiting])
  set(cart ? { ...state, waiting: [] } : replaceCart(state, state.confirmed))
}

/** Whether the server has not been told, or has not confirmed, everything. */
const isBusy = (): boolean => state.underway !== null || state.waiting.length > 0

/** A refusal can mean that there is no such cart any more; other reasons leave it as it was. */
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
  set(replaceCart(state, found.lines.map(cartItemOf)))
  tellAnswered()
}

function tellAnswered(): void {
  storeCartCopy(state.confirmed)
  for (const listener of answered) listener()
}

function set(next: CartState): void {
  state = next
  view = viewOf(state, isCopy)
  for (const listener of listeners) listener()
}

/** The key by which intents name a line. */
export const lineKey = mergeKey

watchCartId((id) => {
  if (id === null) startOver()
  else if (id !== cart?.id) void restoreCart()
})

// The checkout is another tab: coming back from it, the cart may be ordered or changed.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void restoreCart()
})

window.addEventListener('online', () => void restoreCart())

// The page is being left: nothing more will come, so nothing is gathered any longer.
window.addEventListener('pagehide', () => {
  clearTimeout(gathering)
  if (cart && !state.underway) void sendAll()
  else keepForNextPage()
})

window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void resumeCart()
})

tellOfLinkedCode()
