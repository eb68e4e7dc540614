import type { CartChanges } from '../../../domain/cart/cart-changes.ts'
import { addLines, createCart, getCart, type HostedCart, removeLines, updateLines } from './cart-calls.ts'
import { readCartId, storeCartId } from './stored-cart-id.ts'

/** Milliseconds to wait for another click before changes are sent, so that ten clicks on the plus button make one call. */
export const DEBOUNCE_MS = 120

/**
 * Returns the browser's cart. The cart is created when the first item is added. A lock makes tabs take turns, so that simultaneous first
 * clicks in two tabs create only one cart. Browsers too old for locks may create two.
 */
export async function getOrCreateCart(): Promise<HostedCart> {
  const find = async () => (await findStoredCart()) ?? makeCart()
  return 'locks' in navigator ? navigator.locks.request('cart', find) : find()
}

/**
 * Fetches the stored cart. Returns null if none is stored, or if the server says that it doesn't exist. Throws on any other failure (no
 * network, an error, a proxy's page), so that a cart isn't replaced because of a temporary failure.
 */
export async function findStoredCart(): Promise<HostedCart | null> {
  const id = readCartId()
  return id === null ? null : getCart(id)
}

async function makeCart(): Promise<HostedCart> {
  const cart = await createCart()
  storeCartId(cart.id)
  return cart
}

/** Sends one request's changes in at most three calls, and returns the cart from the last response. */
export async function sendChanges(cartId: string, changes: CartChanges): Promise<HostedCart | null> {
  const { removes, updates, adds } = changes
  let cart: HostedCart | null = null
  if (removes.length > 0) {
    cart = await removeLines(
      cartId,
      removes.map((line) => line.id),
    )
  }
  if (updates.length > 0) cart = await updateLines(cartId, updates)
  if (adds.length > 0) cart = await addLines(cartId, adds.map(asLineInput))
  return cart ?? getCart(cartId)
}

const asLineInput = ({ merchandiseId, quantity, attributes }: CartChanges['adds'][number]) =>
  attributes.length > 0 ? { merchandiseId, quantity, attributes } : { merchandiseId, quantity }
