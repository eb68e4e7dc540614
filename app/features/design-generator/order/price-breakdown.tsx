import { formatNumber } from '../../../../domain/written-number.ts'
import { useId } from 'react'
import { describeDecalPrice } from '../../../../content/decal-price-parts.ts'
import { formatMoney } from '../../../../domain/money.ts'
import type { priceDecal } from '../../../../domain/pricing/decal-price.ts'
import { SectionTitle } from './section-title.tsx'

export type DecalPriceResult = ReturnType<typeof priceDecal>

/** The price's breakdown. */
export function PriceBreakdown({ price }: { price: DecalPriceResult }) {
  const id = useId()
  if (!price.ok) return null
  const { parts, nextBreak } = price
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} title="How we got this price" />
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm tabular-nums">
        {describeDecalPrice(parts).map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-slate">{text}</dd>
          </div>
        ))}
      </dl>
      {nextBreak && (
        <p className="mt-3 text-sm font-semibold">
          From {formatNumber(nextBreak.quantity)} pieces: {formatMoney(nextBreak.eachCents)} each.
        </p>
      )}
    </section>
  )
}
