import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { formatMoney } from '../../../domain/money.ts'
import { track } from '../../browser/analytics.ts'
import { checkout } from '../../browser/cart/cart-actions.ts'
import { cartExtras, loadCartExtras, watchCartExtras } from '../../browser/cart/cart-extras.ts'
import { type CartView, cartView, lineKey, restoreCart, watchCart } from '../../browser/cart/cart-store.ts'
import { cartEvent } from '../../browser/cart/event-item.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CartLine } from './cart-line.tsx'
import { CodeAndNote } from './code-and-note.tsx'
import { FreeShipping } from './free-shipping.tsx'
import { SavedForLater } from './saved-for-later.tsx'

type CartDrawerProps = { open: boolean; onClose: () => void; children: ReactNode }

/** The specification's cart panel: a modal dialog at the side, so that focus, Escape and the page behind behave. */
export function CartDrawer({ open, onClose, children }: CartDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const { items, itemCount, totalCents, currencyCode, isCopy } = useSyncExternalStore(
    watchCart,
    cartView,
    cartView,
  )
  const extras = useSyncExternalStore(watchCartExtras, cartExtras, cartExtras)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      // By itself a dialog would focus its title, which takes the focus only when a line has gone.
      closeButton.current?.focus()
      noteOpened(cartView())
    } else if (!open && element.open) element.close()
  }, [open])

  const closeByClick = (event: MouseEvent<HTMLDialogElement>) => {
    // Only the overlay is the dialog itself; everything in the panel is a child of it.
    if (event.target === event.currentTarget || isFollowed(event)) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes a dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby="cart-title"
      onClose={onClose}
      onClick={closeByClick}
      className="drawer drawer-right"
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
          <h2 id="cart-title" tabIndex={-1} className="text-xl">
            Your Cart <span className="tabular-nums">({itemCount})</span>
          </h2>
          <button
            ref={closeButton}
            type="button"
            onClick={onClose}
            aria-label="Close cart"
            data-tip=""
            className="grid size-12 place-items-center rounded-sm hover:bg-mist"
          >
            <Icon name="close" />
          </button>
        </header>
        {isCopy && (
          <output className="bg-hi-vis px-5 py-3 font-semibold text-river">
            You are offline; prices may have changed.
          </output>
        )}
        <div className="flex flex-1 flex-col overflow-y-auto px-5">
          {items.length === 0 ? (
            <EmptyCart onClose={onClose} />
          ) : (
            <ul>
              {items.map((item) => (
                <CartLine key={lineKey(item)} item={item} />
              ))}
            </ul>
          )}
          {items.length > 0 && extras && <CodeAndNote extras={extras} />}
          {extras && <SavedForLater saved={extras.saved} />}
        </div>
        {/* Below the lines: what comes later than they do must not move them from under a finger. */}
        {items.length > 0 && <FreeShipping extras={extras} totalCents={totalCents} />}
        {items.length > 0 && (
          <CartFooter subtotal={formatMoney(totalCents, currencyCode)} isCopy={isCopy} onClose={onClose} />
        )}
      </div>
      {children}
    </dialog>
  )
}

function noteOpened({ items, currencyCode, isCopy }: CartView): void {
  void loadCartExtras()
  // The shop may have failed for a moment only.
  if (isCopy) void restoreCart()
  track({ event: 'cart_view', ...cartEvent(items, currencyCode) })
}

/** A link to a page of the shop, which opens below the panel; one that the browser opens in another tab leaves the panel as it is. */
const isFollowed = ({ target, defaultPrevented }: MouseEvent): boolean =>
  defaultPrevented && target instanceof Element && target.closest('a') !== null

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

type CartFooterProps = { subtotal: string; isCopy: boolean; onClose: () => void }

function CartFooter({ subtotal, isCopy, onClose }: CartFooterProps) {
  return (
    <footer className="grid gap-3 border-t border-line bg-mist p-5">
      <p className="flex items-baseline justify-between text-lg font-bold">
        Subtotal{' '}
        <span className="tabular-nums" aria-live="polite">
          {subtotal}
        </span>
      </p>
      <p className="text-sm text-slate">Shipping and taxes calculated at checkout</p>
      <Button kind="primary" size="large" disabled={isCopy} onClick={() => void checkout()}>
        Proceed to Checkout
      </Button>
      <Button kind="outline" onClick={onClose}>
        Continue Shopping
      </Button>
    </footer>
  )
}
