import type { MouseEvent } from 'react'
import { openCart, useCartCount } from '../browser/cart/use-cart.ts'
import { getButtonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Links to the cart, with the number of items in it. `onOpen` is called before the drawer opens. */
export function ViewCartLink({ onOpen }: { onOpen: () => void }) {
  const count = useCartCount()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
    openCart()
  }
  return (
    <a
      href="/cart"
      onClick={open}
      className={`${getButtonClass('dark')} m-4 flex [--under:var(--color-paper)]`}
    >
      <Icon name="cart" />
      View Cart ({count})
    </a>
  )
}
