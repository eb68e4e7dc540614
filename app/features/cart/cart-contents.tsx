import type { CartPageLine, CartPageView } from '../../../contract/cart-page.ts'
import { piecesInAll } from '../../../domain/cart/pieces.ts'
import { formatMoney, parseDecimal } from '../../../domain/money.ts'
import { PageLink } from '../../browser/page-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The cart where no script runs: every change is a form and a new page. */
export function CartContents({ cart }: { cart: CartPageView }) {
  if (cart.lines.length === 0) {
    return (
      <Notice title="Your cart is empty." level={1}>
        <PageLink to="/shop" className={buttonClass('primary')}>
          Start Shopping
        </PageLink>
      </Notice>
    )
  }
  const money = (amount: string) => formatMoney(parseDecimal(amount) ?? 0, cart.currencyCode)
  return (
    <div className="page-width py-10">
      <h1 className="text-3xl">Your Cart ({cart.itemCount})</h1>
      {cart.message !== null && (
        <p role="alert" className="mt-4 border-l-4 border-maple bg-paper p-4">
          {cart.message}
        </p>
      )}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <ul className="bg-paper px-5">
          {cart.lines.map((line) => (
            <CartRow key={line.id} line={line} money={money} />
          ))}
        </ul>
        <section aria-label="Summary" className="grid gap-3 bg-paper p-5">
          <p className="flex items-baseline justify-between text-lg font-bold">
            Subtotal <span className="tabular-nums">{money(cart.subtotal)}</span>
          </p>
          <p className="text-sm text-slate">Shipping and taxes calculated at checkout</p>
          <p className="text-sm text-slate">Sizes, names or numbers go in the order note at checkout.</p>
          {cart.checkoutUrl !== null && (
            <a href={cart.checkoutUrl} className={buttonClass('primary', 'large')}>
              Proceed to Checkout
            </a>
          )}
          <PageLink to="/shop" className={buttonClass('outline')}>
            Continue Shopping
          </PageLink>
        </section>
      </div>
    </div>
  )
}

function CartRow({ line, money }: { line: CartPageLine; money: (amount: string) => string }) {
  const pieces = piecesInAll(line)
  return (
    <li className="grid grid-cols-[5rem_1fr_auto] gap-x-4 gap-y-2 border-b border-line py-4 last:border-0">
      <Picture src={line.imageSrc} alt="" sizes="5rem" upTo={240} className="row-span-2 size-20 rounded-sm" />
      <div>
        <PageLink to={line.path} className="font-semibold hover:underline">
          {line.title}
        </PageLink>
        <p className="text-sm text-slate tabular-nums">{money(line.price)}</p>
        {pieces !== null && <p className="text-sm font-semibold tabular-nums">{pieces}</p>}
      </div>
      <p className="text-right font-bold tabular-nums">{money(line.total)}</p>
      <div className="col-span-2 col-start-2 flex flex-wrap items-center gap-3">
        <form method="post" action="/cart/update" className="flex items-center gap-2">
          <input type="hidden" name="lineId" value={line.id} />
          <input
            type="number"
            name="quantity"
            defaultValue={line.quantity}
            min={0}
            max={9999}
            aria-label={`Quantity of ${line.title}`}
            className="h-11 w-20 rounded-sm border border-line-strong bg-paper px-2 text-center tabular-nums"
          />
          <Button type="submit" kind="outline">
            Update
          </Button>
        </form>
        <form method="post" action="/cart/update">
          <input type="hidden" name="lineId" value={line.id} />
          <input type="hidden" name="quantity" value="0" />
          <button type="submit" className="text-link min-h-11 px-2" aria-label={`Remove ${line.title}`}>
            Remove
          </button>
        </form>
      </div>
    </li>
  )
}
