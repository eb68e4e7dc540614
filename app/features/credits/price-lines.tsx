import { creditsCopy } from '../../../content/credits.ts'
import type { CreditPackage } from '../../../domain/credits/packages.ts'
import { formatMoney, getCents } from '../../../domain/money.ts'
import type { CreditPriceState } from './use-credit-price.ts'

const { summary, packages } = creditsCopy

/** A package's price, its taxes and the total. Screen readers announce them when the place changes. */
export function PriceLines({ chosen, price }: { chosen: CreditPackage; price: CreditPriceState }) {
  const taxes = price.state === 'ready' ? price.price.taxes : []
  return (
    <dl aria-live="polite" className="grid grid-cols-[1fr_auto] gap-y-3 tabular-nums">
      <dt>
        {chosen.credits} {packages.unit}
      </dt>
      <dd className="text-right">{formatMoney(chosen.priceCents)}</dd>
      {taxes.map(({ label, amount }) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="text-right">{written(amount)}</dd>
        </div>
      ))}
      {price.state !== 'ready' && (
        <>
          <dt>{summary.tax}</dt>
          <dd className="text-right">{price.state === 'loading' ? '…' : summary.taxUnknown}</dd>
        </>
      )}
      <dt className="border-t border-line pt-3 text-lg font-bold">{summary.total}</dt>
      <dd className="border-t border-line pt-3 text-right text-lg font-bold">
        {price.state === 'ready' ? written(price.price.total) : '…'}
      </dd>
    </dl>
  )
}

const written = (amount: string): string => formatMoney(getCents(amount))
