import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { track } from '../analytics.ts'
import { showAdded, showFailure, showRemoved } from './cart-messages.ts'
import { cartAddress, cartView, changeCart, failedChanges, lineKey, settleCart } from './cart-store.ts'
import { cartEvent } from './event-item.ts'

/** Cart actions for the user interface. Each shows its effect at once, before the server responds. */
export function addItem(item: Omit<CartItem, 'id'>): void {
  changeCart({ kind: 'add', item })
  showAdded()
  track({ event: 'add_to_cart', ...cartEvent([item], item.currencyCode) })
}

export function removeItem(item: CartItem): void {
  changeCart({ kind: 'remove', key: lineKey(item) })
  showRemoved(() => putBack(item))
  track({ event: 'remove_from_cart', ...cartEvent([item], item.currencyCode) })
}

/** Adds a removed item again, without the toast and the drawer that a new item opens. */
function putBack({ id: _id, ...item }: CartItem): void {
  changeCart({ kind: 'add', item })
  track({ event: 'add_to_cart', ...cartEvent([item], item.currencyCode) })
  document.getElementById('cart-title')?.focus()
}

export function updateItemQuantity(item: CartItem, quantity: number): void {
  changeCart({ kind: 'set-quantity', key: lineKey(item), quantity })
}

/**
 * Opens the checkout in a new tab, with the server's cart. The empty tab is opened during the click, because browsers block tabs that open
 * later as pop-ups.
 */
export async function checkout(): Promise<void> {
  if (!cartAddress() && cartView().items.length === 0) return showFailure('noCart')
  const tab = window.open('', '_blank')
  const failedBefore = failedChanges()
  try {
    const cart = await settleCart()
    // If a change has just failed, its message stays in view: the checkout would cover it, and wouldn't have the item.
    if (failedChanges() > failedBefore || (cart && cartView().items.length === 0)) return tab?.close()
    if (!cart) return closeAndTell(tab, 'noCart')
    if (!cart.checkoutUrl) return closeAndTell(tab, 'noCheckoutUrl')
    const { items, currencyCode } = cartView()
    track({ event: 'begin_checkout', ...cartEvent(items, currencyCode) })
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
  showFailure(failure)
}
