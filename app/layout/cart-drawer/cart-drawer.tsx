// @chunk cart
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { CartDetailsView } from '../../../contract/cart-page.ts'
import { formatMoney, getCents } from '../../../domain/money.ts'
import { trackEvent } from '../../browser/analytics.ts'
import { startCheckout } from '../../browser/cart/cart-actions.ts'
import { getCartDetails, loadCartDetails, watchCartDetails } from '../../browser/cart/cart-details.ts'
import { getCartView, cartLineKey, restoreCart, watchCart } from '../../browser/cart/cart-store.ts'
import type { CartView } from '../../browser/cart/cart-view.ts'
import { makeCartEvent } from '../../browser/cart/event-item.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CartLine } from './cart-line.tsx'
import { DiscountCodeAndNote } from './code-and-note.tsx'
import { FreeShippingBar } from './free-shipping.tsx'
import { SavedItems } from './saved-for-later.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'

type CartDrawerProps = { open: boolean; onClose: () => void; children: ReactNode }

/**
 * The specification's cart panel: a modal dialog at the side. The browser handles the focus and the Escape key, and keeps the page behind
 * the dialog inert.
 */
export function CartDrawer({ open, onClose, children }: CartDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const { items, itemCount, totalCents, currencyCode, isCopy } = useSyncExternalStore(
    watchCart,
    getCartView,
    getCartView,
  )
  const extras = useSyncExternalStore(watchCartDetails, getCartDetails, getCartDetails)

  useCloseOnBack(open, onClose)
  useEffect(keepScrollbarWidth, [])

  // A layout effect runs before the effects of children. A toast that a child shows before the dialog opens would be below the dialog.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      // The drawer may open before it was ever rendered closed.
      if (document.body.style.getPropertyValue('--scrollbar') === '') measureScrollbar()
      element.showModal()
      // Removes the close button's tooltip. The tooltip would open when the button gets the focus, and cover the first line.
      closeButton.current?.removeAttribute('data-tip')
      // By default, the dialog would focus its title. The title is focusable only so that it can get the focus after a line was removed.
      closeButton.current?.focus({ preventScroll: true })
      noteOpened(getCartView())
    } else if (!open && element.open) element.close()
  }, [open])

  const closeByClick = (event: MouseEvent<HTMLDialogElement>) => {
    // The panel's contents are children of the dialog element. A click whose target is the dialog element itself is therefore a click on
    // the overlay.
    if (event.target === event.currentTarget || isFollowed(event)) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the browser itself closes a dialog on Escape
    <dialog
      ref={dialog}
      aria-labelledby="cart-title"
      onClose={onClose}
      onClick={closeByClick}
      className="drawer drawer-right scroll-pt-20"
    >
      {/* On a low screen, everything below the panel's header scrolls together. */}
      <div className="flex h-full min-h-full flex-col [@media(height<40rem)]:h-auto">
        <DrawerHead itemCount={itemCount} closeButton={closeButton} onClose={onClose} />
        {isCopy && <UncheckedCartNotice />}
        <div className="flex flex-1 flex-col overflow-y-auto px-5">
          {items.length === 0 ? (
            <EmptyCart onClose={onClose} />
          ) : (
            <ul>
              {items.map((item) => (
                <CartLine key={cartLineKey(item)} item={item} notes={extras?.lineNotes} />
              ))}
            </ul>
          )}
          {items.length > 0 && extras && <DiscountCodeAndNote extras={extras} />}
          {extras && <SavedItems saved={extras.saved} />}
        </div>
        {/* The free-shipping progress loads late. It is below the lines, so that no line moves when the visitor is about to tap it. */}
        {items.length > 0 && <FreeShippingBar extras={extras} totalCents={totalCents} />}
        {items.length > 0 && (
          <CartFooter
            subtotal={formatMoney(totalCents, currencyCode)}
            discounted={discountedTotal(extras, totalCents, currencyCode)}
            isCopy={isCopy}
            onClose={onClose}
          />
        )}
      </div>
      {children}
    </dialog>
  )
}

/** Says that the cart is the browser's copy, because the shop couldn't be reached. */
function UncheckedCartNotice() {
  return (
    <output className="bg-hi-vis px-5 py-3 font-semibold text-river">
      {navigator.onLine
        ? 'We couldn’t check your cart just now. Prices may have changed.'
        : 'You’re offline. Prices may have changed.'}
    </output>
  )
}

/**
 * Keeps the width of the page's scrollbar in a style variable, so that the page behind the dialog doesn't become wider while its scrollbar
 * is hidden. This matters on devices whose scrollbars take up space. The width is measured before the click that opens the dialog, because
 * measuring and setting it takes longer than opening the dialog.
 */
function keepScrollbarWidth(): () => void {
  const observer = new ResizeObserver(() => {
    if (!document.querySelector('dialog:modal')) measureScrollbar()
  })
  observer.observe(document.documentElement)
  return () => observer.disconnect()
}

function measureScrollbar(): void {
  const width = window.innerWidth - document.documentElement.clientWidth
  document.body.style.setProperty('--scrollbar', `${width}px`)
}

/** Reloads the cart if the shop was unreachable, because the failure may have been brief. */
async function refreshIf(isUnsure: boolean): Promise<void> {
  if (isUnsure) await restoreCart()
}

function noteOpened({ items, currencyCode, isCopy }: CartView): void {
  void loadCartDetails().then((isReached) => refreshIf(!isReached || isCopy))
  trackEvent({ event: 'cart_view', ...makeCartEvent(items, currencyCode) })
}

type DrawerHeadProps = { itemCount: number; closeButton: Ref<HTMLButtonElement>; onClose: () => void }

function DrawerHead({ itemCount, closeButton, onClose }: DrawerHeadProps) {
  return (
    <header className="sticky top-0 z-1 flex items-center justify-between border-b border-line bg-paper py-2 pr-2 pl-5">
      <h2 id="cart-title" tabIndex={-1} className="text-xl">
        Your Cart <span className="tabular-nums">({itemCount})</span>
      </h2>
      <button
        ref={closeButton}
        type="button"
        onClick={onClose}
        onBlur={giveTip}
        onPointerOver={giveTip}
        aria-label="Close cart"
        className="grid size-12 place-items-center rounded-sm hover:bg-mist"
      >
        <Icon name="close" />
      </button>
    </header>
  )
}

const giveTip = ({ currentTarget }: SyntheticEvent): void => currentTarget.setAttribute('data-tip', '')

/** Whether a click opens another page of the shop, which appears behind the panel. A link that opens in another tab doesn't count. */
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

/** Returns the subtotal after the discount code. Null if there is no code, or if the shop hasn't yet responded for the current lines. */
function discountedTotal(
  extras: CartDetailsView | null,
  totalCents: number,
  currency: string,
): string | null {
  const off = getCents(extras?.discount?.amount ?? '0.00')
  const isOfTheseLines = extras !== null && getCents(extras.subtotal) === totalCents
  return off > 0 && isOfTheseLines ? formatMoney(totalCents - off, currency) : null
}

type CartFooterProps = {
  subtotal: string
  discounted: string | null
  isCopy: boolean
  onClose: () => void
}

function CartFooter({ subtotal, discounted, isCopy, onClose }: CartFooterProps) {
  return (
    <footer className="grid gap-3 border-t border-line bg-mist p-5">
      <p className="flex items-baseline justify-between text-lg font-bold">
        Subtotal{' '}
        <span className="tabular-nums" aria-live="polite">
          {subtotal}
        </span>
      </p>
      {discounted !== null && (
        <p className="flex items-baseline justify-between font-bold text-gorge-deep">
          After discount <span className="tabular-nums">{discounted}</span>
        </p>
      )}
      <p className="text-sm text-slate">Shipping and taxes calculated at checkout</p>
      <Button kind="primary" size="large" disabled={isCopy} onClick={() => void startCheckout()}>
        Proceed to Checkout
      </Button>
      <Button kind="outline" onClick={onClose}>
        Continue Shopping
      </Button>
    </footer>
  )
}
