import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { trackEvent } from '../analytics.ts'
import { showAddedToCart, showCartFailure, showRemovedFromCart } from './cart-messages.ts'
import {
  getStoredCart,
  getCartView,
  changeCart,
  countFailedRequests,
  cartLineKey,
  waitForCart,
} from './cart-store.ts'
import { makeCartEvent } from './event-item.ts'

/** Adds an item to the cart. Like all cart actions, it changes the visible cart at once, before the server responds. */
export function addCartItem(item: Omit<CartItem, 'id'>): void {
  changeCart({ kind: 'add', item })
  showAddedToCart()
  trackEvent({ event: 'add_to_cart', ...makeCartEvent([item], item.currencyCode) })
}

export function removeCartItem(item: CartItem): void {
  changeCart({ kind: 'remove', key: cartLineKey(item) })
  showRemovedFromCart(() => putBack(item))
  trackEvent({ event: 'remove_from_cart', ...makeCartEvent([item], item.currencyCode) })
}

/** Adds a removed item again, without the toast and drawer that normally announce a new item. */
function putBack({ id: _id, ...item }: CartItem): void {
  changeCart({ kind: 'add', item })
  trackEvent({ event: 'add_to_cart', ...makeCartEvent([item], item.currencyCode) })
  document.getElementById('cart-title')?.focus()
}

export function updateCartItemQuantity(item: CartItem, quantity: number): void {
  changeCart({ kind: 'set-quantity', key: cartLineKey(item), quantity })
}

/**
 * Opens the checkout of the visitor's cart in a new tab. The empty tab is opened during the click, because browsers block tabs that are
 * opened later.
 */
export async function startCheckout(): Promise<void> {
  if (!getStoredCart() && getCartView().items.length === 0) return showCartFailure('noCart')
  const tab = window.open('', '_blank')
  const failedBefore = countFailedRequests()
  try {
    const cart = await waitForCart()
    // If a change has just failed, the checkout isn't opened. The checkout's tab would hide the error message, and the order wouldn't
    // include the change.
    if (countFailedRequests() > failedBefore || (cart && getCartView().items.length === 0))
      return tab?.close()
    if (!cart) return closeAndTell(tab, 'noCart')
    if (!cart.checkoutUrl) return closeAndTell(tab, 'noCheckoutUrl')
    const { items, currencyCode } = getCartView()
    trackEvent({ event: 'begin_checkout', ...makeCartEvent(items, currencyCode) })
    if (tab) {
      tab.opener = null
      tab.location.replace(cart.checkoutUrl)
    } else window.location.assign(cart.checkoutUrl)
  } catch {
    closeAndTell(tab, 'checkout')
  }
}

function closeAndTell(tab: Window | null, failure: 'noCart' | 'noCheckoutUrl' | 'checkout'): void {
  tab?.close()
  showCartFailure(failure)
}
