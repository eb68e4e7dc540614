import { type CartItem, cartItemTotals } from '../../../domain/cart/cart-item.ts'
import { lineTotal } from '../../../domain/cart/totals.ts'
import { formatMoney } from '../../../domain/money.ts'
import { readCartCopy } from '../../browser/cart/cart-copy.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useIsHydrated } from '../../page-framework/use-is-hydrated.ts'

/** Shown for a page that isn't cached: the last known cart, and a button to try again. */
export function OfflineView() {
  // The server doesn't know the stored cart: it is read in the browser.
  const isHydrated = useIsHydrated()
  const items = isHydrated ? (readCartCopy() ?? []) : []
  return (
    <div className="page-width py-10">
      <h1 className="text-3xl">You are offline</h1>
      <p className="mt-4 max-w-xl">
        Pages you have visited open as they were then. Ordering needs a connection: the checkout always asks
        the shop for today’s prices.
      </p>
      {items.length > 0 && <KeptCart items={items} />}
      {/* Loads a document: only the network can tell whether it is back. */}
      <a href="/" className={`mt-8 ${buttonClass('outline')}`}>
        Try again
      </a>
    </div>
  )
}

function KeptCart({ items }: { items: readonly CartItem[] }) {
  const { itemCount, subtotalCents } = cartItemTotals(items)
  return (
    <section aria-labelledby="kept-cart" className="mt-8 max-w-xl bg-paper p-5">
      <h2 id="kept-cart" className="text-xl">
        Your Cart ({itemCount})
      </h2>
      <p className="mt-2 font-semibold">You are offline; prices may have changed.</p>
      <ul className="mt-3">
        {items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4 border-t border-line py-3">
            <span>
              {item.quantity} × {item.title}
            </span>
            <span className="font-bold tabular-nums">
              {formatMoney(lineTotal({ unitPriceCents: item.priceCents, quantity: item.quantity }))}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-line pt-3 font-bold">
        Subtotal <span className="tabular-nums">{formatMoney(subtotalCents)}</span>
      </p>
    </section>
  )
}
