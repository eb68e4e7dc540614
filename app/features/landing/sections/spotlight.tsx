import type { ReactNode } from 'react'
import type { CardProduct } from '../../../../contract/showcase.ts'
import { PageLink } from '../../../page-framework/page-link.tsx'
import { formatPriceText } from '../../../browser/price-text.ts'
import { getButtonClass } from '../../../ui/button.tsx'
import { type ShownProductPictures, ProductPicture } from '../../../ui/product-picture.tsx'
import type { SectionContent } from './section-content.ts'

type SpotlightProps = {
  section: SectionContent<'spotlight'>
  product: CardProduct | undefined
  pictures: ShownProductPictures
  /** The low-stock badge. */
  children?: ReactNode
}

/** One product on a full-width strip. Renders nothing if the product isn't available. */
export function ProductSpotlight({ section, product, pictures, children }: SpotlightProps) {
  if (!product) return null
  const { handle, title, price, currencyCode } = product
  return (
    <aside aria-labelledby="spotlight" className="mt-16 bg-mist-2 md:mt-24">
      <div className="page-width grid items-center gap-x-12 sm:grid-cols-[280px_1fr]">
        <ProductPicture
          pictures={pictures}
          handle={handle}
          show="scene"
          sizes="(min-width: 640px) 280px, 92vw"
          upTo={640}
          className="aspect-[4/3] w-full object-cover sm:aspect-square"
        />
        <div className="grid gap-x-10 gap-y-4 pt-8 pb-5 lg:grid-cols-[1fr_auto] lg:items-center">
          <div>
            <h2 id="spotlight" className="text-2xl md:text-3xl">
              {section.title}
            </h2>
            <p className="mt-2 max-w-xl text-slate">{section.text}</p>
            <p className="mt-3 font-bold tabular-nums">
              {title}, {formatPriceText(price, currencyCode)}
            </p>
          </div>
          <PageLink
            to={`/product/${handle}`}
            className={`${getButtonClass('dark', 'large')} justify-self-start`}
          >
            {section.order}
          </PageLink>
          {/* The notice about low stock loads late, so its space is reserved. Without a notice, the space looks like a part of the
          section's margin. */}
          {children && <p className="min-h-7 font-bold lg:col-span-2">{children}</p>}
        </div>
      </div>
    </aside>
  )
}
