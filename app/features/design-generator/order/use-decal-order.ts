import { useRef, useState } from 'react'
import { loadCartStore } from '../../../browser/cart/use-cart.ts'
import { showToast } from '../../../browser/toasts.ts'
import { quoteDecal } from '../../../browser/shop-calls/design-calls.ts'
import type { DecalOptions } from './decal-options.ts'
import type { OrderSubject } from './order-subject.ts'
import { toQuoteRequest } from './use-quote.ts'

type Order = { subject: OrderSubject; making: DecalOptions; accepted: boolean; notes: string }

/** Orders a decal: gets the shop's price, adds a line to the cart, and opens the checkout. */
export function useDecalOrder(onStopped: () => void) {
  const [ordering, setOrdering] = useState(false)
  // `busy` is a ref, because state would be updated too late to ignore the second click of a double click.
  const busy = useRef(false)
  const proceed = async (order: Order): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setOrdering(true)
    try {
      await orderDecal(order, onStopped)
    } catch {
      tell("We couldn't reach your cart. Please try again.")
    } finally {
      busy.current = false
      setOrdering(false)
    }
  }
  return { ordering, proceed }
}

async function orderDecal(order: Order, onStopped: () => void): Promise<void> {
  const quote = await quoteDecal(toQuoteRequest(order.subject, order.making, order.accepted))
  if (!quote.ok) return tell(quote.message)
  const { merchandiseId } = quote.value
  if (merchandiseId === null) {
    tell('Please check the problems we found first.')
    return onStopped()
  }
  const [{ addCartItem, startCheckout }, { makeDecalCartItem }, store] = await Promise.all([
    import('../../../browser/cart/cart-actions.ts'),
    import('../../../browser/cart/decal-cart-item.ts'),
    loadCartStore(),
  ])
  // Waits for the server's cart, which shows whether this batch is in it already. Without the check, a buyer who goes back and forward
  // could order the batch twice.
  await store.waitForCart()
  const isThere = store.getCartView().items.some((item) => item.merchandiseId === merchandiseId)
  const { id, title, links } = order.subject
  const decal = { id, title, picture: links.png, notes: order.notes }
  if (!isThere) addCartItem(makeDecalCartItem(decal, quote.value, merchandiseId))
  await startCheckout()
}

function tell(text: string): void {
  showToast({ title: 'Checkout Error', text, style: 'destructive' })
}
