import type { CartDetailsView, SavedCartLine } from '../../../contract/cart-page.ts'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { type ApiResult, callApi } from '../call-api.ts'
import { toCartItem } from './to-cart-item.ts'
import { showCodeConfirmation, showCartFailure, showCartRefusal } from './cart-messages.ts'
import { getStoredCart, cartLineKey, onCartReceived, restoreCart, waitForCart } from './cart-store.ts'
import { getOrCreateCart } from './send-changes.ts'

/** The cart data besides the lines, such as discount code and note. Null if the shop hasn't responded yet or can't be reached. */
let extras: CartDetailsView | null = null
const listeners = new Set<() => void>()

export const getCartDetails = (): CartDetailsView | null => extras

export function watchCartDetails(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the last part of a Shopify global id (gid). It is the cart's id in the shop's own routes. */
const keyOf = (gid: string): string => gid.split('/').at(-1)?.split('?')[0] ?? ''

const addressOf = (cartId: string): string => `/api/carts/${keyOf(cartId)}`

/**
 * Reloads the cart's other data, such as discount code and note, when the drawer opens and after every change of the lines. Returns false
 * if the request failed. Carts of a hosted store don't have this data.
 */
export async function loadCartDetails(): Promise<boolean> {
  const cart = getStoredCart()
  const address = cart ? `${addressOf(cart.id)}/extras` : '/api/saved-for-later'
  const answer = await callApi<CartDetailsView>({ method: 'GET', address })
  set(answer.ok ? answer.value : null)
  return answer.ok || answer.status > 0
}

export const saveCartNote = (note: string): Promise<string | null> => change('PUT', 'note', { note })

/** Applies a discount code; null removes the current code. Returns an error message, or null if the request succeeded. */
export const applyDiscountCode = (code: string | null): Promise<string | null> =>
  change('PUT', 'discount', { code })

/** Moves a line from the cart to the saved items. */
export async function saveForLater(item: CartItem): Promise<void> {
  const cart = await waitForCart().catch(() => null)
  const line = cart?.lines.find((candidate) => cartLineKey(toCartItem(candidate)) === cartLineKey(item))
  if (!cart || !line) return showCartFailure('update')
  const problem = await change('POST', 'saved', { lineId: keyOf(line.id) })
  if (problem !== null) return showCartRefusal(problem)
  showCodeConfirmation('Saved for later')
  await restoreCart()
}

/** Moves a saved line back into the cart; creates a cart if there is none. */
export async function moveSavedToCart({ id }: SavedCartLine): Promise<void> {
  const cart = getStoredCart() ?? (await getOrCreateCart().catch(() => null))
  if (!cart) return showCartFailure('add')
  const address = `${addressOf(cart.id)}/saved/${id}/return`
  const problem = take(await callApi<CartDetailsView>({ method: 'POST', address }))
  if (problem !== null) showCartRefusal(problem)
  await restoreCart()
}

export async function deleteSavedItem({ id }: SavedCartLine): Promise<void> {
  const answer = await callApi<CartDetailsView>({ method: 'DELETE', address: `/api/saved-for-later/${id}` })
  if (!answer.ok) return showCartFailure('remove')
  await loadCartDetails()
}

async function change(method: 'PUT' | 'POST', part: string, body: unknown): Promise<string | null> {
  const cart = getStoredCart()
  if (!cart) return NOT_REACHED
  return take(await callApi<CartDetailsView>({ method, address: `${addressOf(cart.id)}/${part}`, body }))
}

const NOT_REACHED = "We couldn't reach the shop. Please try again."

/** Stores the cart data in the shop's response. If the shop refused the request, returns its error message. */
function take(answer: ApiResult<CartDetailsView>): string | null {
  if (!answer.ok) return answer.problem.detail ?? NOT_REACHED
  set(answer.value)
  return null
}

function set(next: CartDetailsView | null): void {
  extras = next
  for (const listener of listeners) listener()
}

onCartReceived(() => void loadCartDetails())
