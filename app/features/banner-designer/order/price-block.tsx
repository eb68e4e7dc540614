import { describeBannerPricePart } from '../../../../content/banner-price-parts.ts'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import type { priceBanner } from '../../../../domain/banner/banner-price.ts'
import { Icon } from '../../../ui/icon.tsx'

const words = bannerDesignerCopy.price

type PriceBlockProps = { price: ReturnType<typeof priceBanner>; withCredits: boolean }

/** The breakdown of the banner's price. The bar at the bottom of the screen shows the price itself. */
export function PriceBlock({ price, withCredits }: PriceBlockProps) {
  if (!price.ok) return null
  return (
    <section aria-labelledby="banner-price" className="rounded-md bg-paper p-4 shadow-contact sm:p-5">
      <h2 id="banner-price" className="font-sans text-lg font-semibold tracking-normal">
        {words.why}
      </h2>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm tabular-nums">
        {price.parts.map((part) => {
          const { label, text } = describeBannerPricePart(part)
          return (
            <div key={part.code} className="contents">
              <dt className="font-semibold">{label}</dt>
              <dd className="text-slate">
                {part.code === 'design' && withCredits ? words.withCredits : text}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-3 flex items-center gap-2 text-sm font-bold text-gorge xl:hidden">
        <Icon name="truck" className="size-5" />
        {words.shipping}
      </p>
      <p className="mt-3 text-sm text-slate max-xl:mt-1">{words.shippingNote}</p>
    </section>
  )
}
