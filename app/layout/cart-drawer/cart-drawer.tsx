import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { formatMoney } from '../../../domain/money.ts'
import { track } from '../../browser/analytics.ts'
import { checkout } from '../../browser/cart/cart-actions.ts'
import { cartView, lineKey, watchCart } from '../../browser/cart/cart-store.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CartLine } from './cart-line.tsx'

type CartDrawerProps = { open: boolean; onClose: () => void; children: ReactNode }

/** The specification's cart panel: a modal dialog at the side, so that focus, Escape and the page behind behave. */
export function CartDrawer({ open, onClose, children }: CartDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { items, itemCount, totalCents, currencyCode } = useSyncExternalStore(watchCart, cartView, cartView)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      track({ event: 'cart_view', currency: cartView().currencyCode, value: cartView().totalCents / 100 })
    } else if (!open && element.open) element.close()
  }, [open])

  const closeOnOverlay = (event: MouseEvent<HTMLDialogElement>) => {
    // Only the overlay is the dialog itself; everything in the panel is a child of it.
    if (event.target === event.currentTarget) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes a dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby="cart-title"
      onClose={onClose}
      onClick={closeOnOverlay}
      className="drawer drawer-right"
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
          <h2 id="cart-title" className="text-xl">
            Your Cart <span className="tabular-nums">({itemCount})</span>
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close cart"
            className="grid size-12 place-items-center rounded-sm hover:bg-mist"
          >
            <Icon name="close" />
          </button>
        </header>
        {items.length === 0 ? (
          <EmptyCart onClose={onClose} />
        ) : (
          <>
            <ul className="flex-1 overflow-y-auto px-5">
              {items.map((item) => (
                <CartLine key={lineKey(item)} item={item} />
              ))}
            </ul>
            <CartFooter subtotal={formatMoney(totalCents, currencyCode)} onClose={onClose} />
          </>
        )}
      </div>
      {children}
    </dialog>
  )
}

function EmptyCart({ onClose }: { onClose: () => void }) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-5 p-6 text-center">
      <Icon name="cart" className="size-12 text-slate" />
      <p>Your cart is empty.</p>
      <Button kind="primary" onClick={onClose}>
        Start Shopping
      </Button>
    </div>
  )
}

function CartFooter({ subtotal, onClose }: { subtotal: string; onClose: () => void }) {
  return (
    <footer className="grid gap-3 border-t border-line bg-mist p-5">
      <p className="flex items-baseline justify-between text-lg font-bold">
        Subtotal{' '}
        <span className="tabular-nums" aria-live="polite">
          {subtotal}
        </span>
      </p>
      <p className="text-sm text-slate">Shipping and taxes calculated at checkout</p>
      <p className="text-sm text-slate">Sizes, names or numbers go in the order note at checkout.</p>
      <Button kind="primary" size="large" onClick={() => void checkout()}>
        Proceed to Checkout
      </Button>
      <Button kind="outline" onClick={onClose}>
        Continue Shopping
      </Button>
    </footer>
  )
}
