import type { CardProduct } from '../../../contract/showcase.ts'
import { badgeLabels } from '../../../content/badges.ts'
import { chooseBadge } from '../../../domain/catalogue/badge.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { formatPriceText } from '../../browser/price-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { Picture, type PictureProps } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Rating } from '../../ui/rating.tsx'

const CARD_SIZES = '(min-width: 1312px) 296px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 44vw'

type ProductCardProps = { product: CardProduct } & Pick<PictureProps, 'eager' | 'early'>

export function ProductCard({ product, eager = false, early = false }: ProductCardProps) {
  const { handle, title, vendor, currencyCode, compareAtPrice } = product
  const to = `/product/${handle}`
  const badge = chooseBadge(product.tags)
  return (
    <article className="group relative flex h-full flex-col rounded-md bg-paper shadow-contact transition-shadow hover:shadow-lifted">
      <div className="peel overflow-hidden rounded-t-md group-hover:[--lift:38px] [--under:var(--color-paper)]">
        <Picture
          src={product.imageSrc}
          alt={product.imageAlt}
          sizes={CARD_SIZES}
          upTo={640}
          eager={eager}
          early={early}
          className="aspect-square w-full object-cover"
        />
      </div>
      {badge && (
        <p className="absolute -top-2.5 left-2">
          <Badge look={badge.style}>{badgeLabels[badge.tag]}</Badge>
        </p>
      )}
      <div className="flex flex-1 flex-col gap-1 p-3 md:p-4">
        <p className="text-xs text-slate">{vendor}</p>
        <h3 className="text-[15px] leading-snug md:text-base">
          <PageLink to={to} className="group-hover:text-gorge hover:underline">
            {title}
          </PageLink>
        </h3>
        <Rating rating={product.rating} />
        <div className="mt-auto grid gap-3 pt-2">
          <Price
            now={formatPriceText(product.price, currencyCode)}
            before={compareAtPrice && formatPriceText(compareAtPrice, currencyCode)}
          />
          {product.availableForSale && product.tags.includes('downloads') && (
            <p className="text-sm text-slate">Instant download</p>
          )}
          <CardAction to={to} title={title} available={product.availableForSale} />
        </div>
      </div>
    </article>
  )
}

function CardAction({ to, title, available }: { to: string; title: string; available: boolean }) {
  if (!available) {
    return (
      <button type="button" disabled className={getButtonClass('outline', 'small')}>
        Sold Out
      </button>
    )
  }
  return (
    <PageLink to={to} className={getButtonClass('outline', 'small')}>
      View Details<span className="sr-only"> of {title}</span>
    </PageLink>
  )
}
