import type { ReactNode } from 'react'
import type { CheckoutAmounts } from '../../../contract/checkout-page.ts'
import { formatMoney } from '../../../domain/money.ts'

/**
 * The amounts of an order: subtotal, discount, shipping, one line per tax, and the total, which includes all charges. Refunds are listed
 * below the total.
 */
export function AmountList({ amounts }: { amounts: CheckoutAmounts }) {
  const { currency, shipping, totalCents } = amounts
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
        <Amount label="Subtotal" value={money(amounts.subtotalCents)} />
        {amounts.discountCents > 0 && (
          <Amount
            label={`Discount${amounts.discountLabel ? ` (${amounts.discountLabel})` : ''}`}
            value={money(-amounts.discountCents)}
          />
        )}
        {shipping === 'none' ? null : shipping === null ? (
          <Amount
            label="Shipping"
            value={
              <>
                <span className="in-[form:has(#delivery-pickup:checked)]:hidden">Enter your address</span>
                <span className="hidden in-[form:has(#delivery-pickup:checked)]:inline">Pickup: free</span>
              </>
            }
          />
        ) : (
          <Amount
            label={shipping.title}
            note={shipping.note}
            value={shipping.priceCents === 0 ? 'Free' : money(shipping.priceCents)}
          />
        )}
        {amounts.taxes.map((tax) => (
          <Amount key={tax.label} label={tax.label} value={money(tax.amountCents)} />
        ))}
        {totalCents !== null && (
          <>
            <dt className="border-t border-line pt-3 text-lg font-bold">Total</dt>
            <dd className="border-t border-line pt-3 pl-4 text-right text-lg font-bold">
              {money(totalCents)}
            </dd>
          </>
        )}
        {amounts.returned?.refunds.map(({ label, amountCents }, index) => (
          <Amount key={index} label={label} value={money(-amountCents)} />
        ))}
        {amounts.returned && (
          <Amount
            label={<strong>Net total after refunds</strong>}
            value={<strong>{money(amounts.returned.netCents)}</strong>}
          />
        )}
      </dl>
      {amounts.notes?.map((note) => (
        <p key={note} className="text-sm text-slate">
          {note}
        </p>
      ))}
    </div>
  )
}

type AmountProps = { label: ReactNode; value: ReactNode; note?: string | null }

function Amount({ label, value, note = null }: AmountProps) {
  return (
    <>
      <dt>
        {label}
        {note !== null && <span className="block text-sm text-slate">{note}</span>}
      </dt>
      <dd className="pl-4 text-right">{value}</dd>
    </>
  )
}
