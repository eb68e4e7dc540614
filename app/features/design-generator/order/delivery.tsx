import { formatBusinessDays } from '../../../../content/format-days.ts'
import { useId } from 'react'
import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { shippingMethodNames } from '../../../../content/shipping-methods.ts'
import { getShippingTerms } from '../../../../domain/checkout/shipping.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { SectionTitle } from './section-title.tsx'

const { delivery } = designGeneratorCopy

/** The delivery date and the shipping price, as the checkout will show them. */
export function DeliverySection() {
  const id = useId()
  const { title, text, pickup } = delivery
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} title={title} />
      <p className="text-sm text-slate">{text}</p>
      <dl className="mt-2 grid grid-cols-[1fr_auto_auto] gap-x-4 gap-y-1.5 text-sm tabular-nums">
        {(['regional', 'canada', 'usa', 'pickup'] as const).map((method) => {
          const { days, priceCents } = getShippingTerms(method)
          return (
            <div key={method} className="contents">
              <dt className="font-semibold">{shippingMethodNames[method]}</dt>
              <dd className="text-slate">{days ? formatBusinessDays(days) : pickup}</dd>
              <dd className="text-right">{priceCents === 0 ? 'Free' : formatMoney(priceCents)}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
