import { shopFacts } from '../../../content/shop.ts'
import type { CartDetailsView, CartPageView } from '../../../contract/cart-page.ts'
import { toDecimal, getCents } from '../../../domain/money.ts'
import { trackEvent } from '../../browser/analytics.ts'
import { makeCartEvent } from '../../browser/cart/event-item.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { ContactLine } from '../../ui/contact-line.tsx'
import { Field } from '../../ui/field.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { AmountFormatter } from './format-amount.ts'

/** The order's totals so far, with the discount code and the order note. */
export function CartSummary({ cart, money }: { cart: CartPageView; money: AmountFormatter }) {
  const { extras, checkoutUrl } = cart
  const discounted = afterDiscount(cart)
  return (
    <section aria-label="Summary" className="grid gap-4 bg-paper p-5 lg:row-span-2">
      <FreeShipping extras={extras} />
      <p className="flex items-baseline justify-between text-lg font-bold">
        Subtotal <span className="tabular-nums">{money(cart.subtotal)}</span>
      </p>
      <DiscountForm extras={extras} money={money} />
      {discounted !== null && (
        <p className="flex items-baseline justify-between font-bold text-gorge-deep">
          After discount <span className="tabular-nums">{money(discounted)}</span>
        </p>
      )}
      <p className="text-sm text-slate">Shipping and taxes calculated at checkout</p>
      {checkoutUrl !== null && (
        <a
          href={checkoutUrl}
          onClick={(event) => {
            const changed = findChangedQuantity()
            if (!changed) return trackCheckout(cart)
            event.preventDefault()
            return changed.requestSubmit()
          }}
          className={getButtonClass('primary', 'large')}
        >
          Proceed to Checkout
        </a>
      )}
      <PageLink to="/shop" className={getButtonClass('outline')}>
        Continue Shopping
      </PageLink>
      <ContactLine shop={shopFacts} />
    </section>
  )
}

/**
 * Finds the form of a line whose quantity has been typed but not sent. It is sent before the checkout, so that nobody orders a quantity
 * other than the one on the page.
 */
function findChangedQuantity(): HTMLFormElement | null {
  const fields = document.querySelectorAll<HTMLInputElement>('form[action="/cart/update"] input[type=number]')
  return [...fields].find(({ value, defaultValue }) => value !== defaultValue)?.form ?? null
}

/** Returns the subtotal after the discount; null without a discount code. */
function afterDiscount({ subtotal, extras }: CartPageView): string | null {
  const off = getCents(extras.discount?.amount ?? '0.00')
  return off > 0 ? toDecimal(getCents(subtotal) - off) : null
}

function FreeShipping({ extras: { freeShipping } }: { extras: CartDetailsView }) {
  if (!freeShipping) return null
  const { text, note, amountCents, goalCents } = freeShipping
  return (
    <div className="text-sm">
      <p>{text}</p>
      {goalCents !== null && <ProgressBar value={amountCents} max={goalCents} />}
      {note !== null && <p className="mt-1 text-slate">{note}</p>}
    </div>
  )
}

function DiscountForm({ extras: { discount }, money }: { extras: CartDetailsView; money: AmountFormatter }) {
  if (discount) {
    return (
      <form method="post" action="/cart/discount" className="grid gap-1">
        <input type="hidden" name="action" value="remove" />
        <p className="flex items-baseline justify-between gap-3 font-semibold">
          Discount code {discount.code}
          {discount.amount !== null && <span className="tabular-nums">−{money(discount.amount)}</span>}
        </p>
        <p className={`text-sm ${discount.holds ? 'text-slate' : 'font-semibold text-maple'}`}>
          {discount.words}
        </p>
        <button type="submit" className="text-link min-h-11 justify-self-start">
          Remove code {discount.code}
        </button>
      </form>
    )
  }
  return (
    <form method="post" action="/cart/discount" className="flex items-end gap-2">
      <Field label="Discount code" name="code" maxLength={64} autoComplete="off" className="flex-1" />
      <Button type="submit" kind="outline" className="min-h-12">
        Apply
      </Button>
    </form>
  )
}

const trackCheckout = ({ lines, currencyCode }: CartPageView): void => {
  const told = lines.map((line) => ({ ...line, priceCents: getCents(line.price) }))
  trackEvent({ event: 'begin_checkout', ...makeCartEvent(told, currencyCode) })
}
