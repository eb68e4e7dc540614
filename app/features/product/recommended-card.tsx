import { PageLink } from '../../page-framework/page-link.tsx'
import { formatPriceText } from '../../browser/price-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { formatTagLabel } from './tag-label.ts'

/** The confidence above which a product is a top pick, and the maximum number of tags per card (specification, section 9). */
const TOP_PICK_ABOVE = 0.8
const MAX_TAGS = 2

export type RecommendedItem = {
  handle: string
  title: string
  price: string
  currencyCode: string
  images: readonly { url: string; altText: string }[]
  tags: readonly string[]
  confidence?: number
  purchaseCount?: number
  sample?: true | undefined
}

export function RecommendedCard({ item }: { item: RecommendedItem }) {
  const { confidence = 0, purchaseCount = 0 } = item
  // Marks a count that comes from sample orders.
  const ofSamples = item.sample ? ' (sample)' : ''
  const image = item.images[0]
  return (
    <li className="group relative">
      <div className="peel overflow-hidden rounded-md group-hover:[--lift:38px]">
        <Picture
          src={image?.url ?? null}
          alt={image?.altText ?? ''}
          sizes="(min-width: 1312px) 296px, (min-width: 1024px) 23vw, 44vw"
          upTo={640}
          className="aspect-square w-full object-cover"
        />
      </div>
      <h3 className="mt-3 text-[15px] leading-snug md:text-base">
        <PageLink
          to={`/product/${item.handle}`}
          className="after:absolute after:inset-0 group-hover:text-gorge group-hover:underline"
        >
          {item.title}
        </PageLink>
      </h3>
      <Price now={formatPriceText(item.price, item.currencyCode)} />
      {/* The badges are below the picture, because on a phone they would cover the artwork. */}
      <p className="mt-1.5 flex flex-wrap gap-1">
        {confidence > TOP_PICK_ABOVE && <Badge look="accent">Top Pick{ofSamples}</Badge>}
        {purchaseCount > 0 && (
          <Badge look="secondary">
            {purchaseCount} sold{ofSamples}
          </Badge>
        )}
        {item.tags.slice(0, MAX_TAGS).map((tag) => (
          <Badge key={tag} look="plain">
            {formatTagLabel(tag)}
          </Badge>
        ))}
      </p>
    </li>
  )
}
