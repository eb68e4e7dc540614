import { describeRemainingStock } from '../../../content/describe-remaining-stock.ts'
import { showToast } from '../toasts.ts'

/** Error messages of the specification's catalogue (section 8). */
const failures = {
  initialise: { title: 'Failed to initialize cart. Please refresh the page.' },
  add: { title: 'Failed to add item to cart. Please try again.' },
  update: { title: 'Failed to update item quantity. Please try again.' },
  remove: { title: 'Failed to remove item from cart. Please try again.' },
  noCart: { title: 'Cart not initialized. Please refresh the page.' },
  noCheckoutUrl: { title: 'Checkout Error', text: 'Could not retrieve checkout URL. Please try again.' },
  checkout: { title: 'Checkout Error', text: 'Failed to proceed to checkout. Please try again.' },
} as const

export type CartFailure = keyof typeof failures

export const showCartFailure = (failure: CartFailure): void =>
  showToast({ ...failures[failure], style: 'destructive' })

/** Shows the server's reason for refusing a change. The specification's catalogue of messages doesn't cover this case. */
export const showCartRefusal = (text: string): void => showToast({ title: text, style: 'destructive' })

/**
 * Tells the shopper how many items are left in stock, or that the product is sold out. The cart page without scripts shows the same text.
 */
export const showStockShortage = (held: number): void =>
  showCartRefusal(held > 0 ? describeRemainingStock(held) : 'This product is sold out.')

export const showAddedToCart = (): void => showToast({ title: 'Added to cart', style: 'plain' })
/** Confirms a removal. `undo` puts the item back. */
export const showRemovedFromCart = (undo: () => void): void =>
  showToast({ title: 'Item removed', style: 'plain', action: { label: 'Undo', run: undo } })
export const showCodeConfirmation = (title: string): void => showToast({ title, style: 'plain' })
