import type { CartChanges } from '../../../domain/cart/cart-changes.ts'
import { addLines, createCart, getCart, type HostedCart, removeLines, updateLines } from './cart-calls.ts'
import { readCartId, storeCartId } from './stored-cart-id.ts'

/** Milliseconds without further clicks before changes leave, so that ten clicks on plus are one call. */
export const GATHER_FOR = 120

/**
 * The browser's cart, made when the first thing is put into it. Tabs take turns, so that two first clicks
 * in two tabs make one cart; browsers without locks (none of the last years) might make two.
 */
export async function takeCart(): Promise<HostedCart> {
  const find = async () => (await findStoredCart()) ?? makeCart()
  return 'locks' in navigator ? navigator.locks.request('cart', find) : find()
}

/**
 * The stored cart; null where none is stored or the server says that there is no such cart. Throws for anything else, be it no network, an
 * error or the page of a proxy: a cart that cannot be fetched for a moment is not lost, and no other one may take its place.
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

/** Sends the changes of one request in at most three calls and gives the cart as it is after the last. */
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
