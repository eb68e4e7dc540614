// @chunk cart-copy
import { computeCartItemTotals } from '../../../domain/cart/cart-item.ts'
import { computeLineTotal } from '../../../domain/cart/totals.ts'
import { formatMoney } from '../../../domain/money.ts'
import { readCartCopy } from '../../browser/cart/cart-copy.ts'

/** Shows the last cart that the server returned. */
export function StoredCart() {
  const items = readCartCopy() ?? []
  if (items.length === 0) return null
  const { itemCount, subtotalCents } = computeCartItemTotals(items)
  return (
    <section aria-labelledby="stored-cart" className="max-w-3xl bg-paper p-5">
      <h2 id="stored-cart" className="text-xl">
        Your Cart ({itemCount})
      </h2>
      <p className="mt-2 font-semibold">You’re offline. Prices may have changed.</p>
      <ul className="mt-3">
        {items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4 border-t border-line py-3">
            <span>
              {item.quantity} × {item.title}
            </span>
            <span className="font-bold tabular-nums">
              {formatMoney(computeLineTotal({ unitPriceCents: item.priceCents, quantity: item.quantity }))}
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
