import type { CardProduct } from '../../../../contract/showcase.ts'
import { PageLink } from '../../../page-framework/page-link.tsx'
import { formatPriceText } from '../../../browser/price-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { getButtonClass } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Stars } from '../../../ui/rating.tsx'
import { LandingSectionFrame } from './landing-section-frame.tsx'
import { combineRatings } from './combine-ratings.ts'
import type { SectionContent } from './section-content.ts'

type Section = SectionContent<'designs'>

/**
 * A few large designs, two per row. On a desktop, their text is beside the picture. Unavailable designs are skipped. If none is available,
 * the section is omitted.
 */
export function DesignsSection({
  section,
  products,
}: {
  section: Section
  products: readonly CardProduct[]
}) {
  const shown = section.designs.flatMap(({ product: handle, text }) => {
    const product = products.find((one) => one.handle === handle)
    return product ? [{ product, text }] : []
  })
  if (shown.length === 0) return null
  return (
    <LandingSectionFrame section={section}>
      {section.rated && <RatingLine products={shown.map(({ product }) => product)} />}
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:gap-8">
        {shown.map(({ product, text }) => (
          <li key={product.handle}>
            <Design product={product} text={text} section={section} />
          </li>
        ))}
      </ul>
    </LandingSectionFrame>
  )
}

function Design({ product, text, section }: { product: CardProduct; text: string; section: Section }) {
  const { handle, title, imageSrc, imageAlt, price, currencyCode, tags } = product
  const { badge, order } = section
  return (
    <article className="relative grid h-full grid-rows-[auto_1fr] bg-paper shadow-contact lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:grid-rows-1">
      <Picture
        src={imageSrc}
        alt={imageAlt}
        sizes="(min-width: 1024px) 290px, 45vw"
        upTo={640}
        className="aspect-square w-full self-center object-cover"
      />
      {badge && tags.includes(badge.tag) && (
        <p className="absolute -top-2.5 left-3">
          <Badge look="accent">{badge.label}</Badge>
        </p>
      )}
      <div className="flex flex-col items-start p-3 sm:p-4 md:p-6">
        <h3 className="text-lg leading-tight md:text-2xl">{title}</h3>
        <p className="mt-2 text-slate">{text}</p>
        <p className="mt-auto pt-4 text-lg font-bold tabular-nums">{formatPriceText(price, currencyCode)}</p>
        <PageLink to={`/product/${handle}`} className={`${getButtonClass('dark')} mt-3`}>
          {order}
          <span className="sr-only"> {title}</span>
        </PageLink>
      </div>
    </article>
  )
}

/** The designs' combined rating. Renders nothing if there is none. */
function RatingLine({ products }: { products: readonly CardProduct[] }) {
  const rating = combineRatings(products.map((product) => product.rating))
  if (!rating) return null
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-2 font-semibold tabular-nums">
      <Stars average={rating.average} />
      {rating.average.toFixed(1)}/5
      <span className="font-normal text-slate">
        from {rating.count} {rating.sample ? 'sample ' : ''}reviews of these designs
      </span>
    </p>
  )
}
