import type { MouseEvent } from 'react'
import { openCart, useCartCount } from '../browser/cart/use-cart.ts'
import { Icon } from '../ui/icon.tsx'

/** Opens the cart: without scripts as a page, with scripts as a drawer. */
export function CartButton() {
  const count = useCartCount()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openCart()
  }
  return (
    <a
      href="/cart"
      onClick={open}
      aria-haspopup="dialog"
      data-tip="Cart"
      className="relative -mr-2 grid size-12 place-items-center rounded-sm hover:bg-mist"
    >
      <Icon name="cart" className="size-7" />
      <span className="sr-only">Cart</span>
      {count > 0 && (
        <span className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-maple px-1 text-xs leading-none font-bold text-paper tabular-nums">
          {count} <span className="sr-only">{count === 1 ? 'item' : 'items'}</span>
        </span>
      )}
    </a>
  )
}
