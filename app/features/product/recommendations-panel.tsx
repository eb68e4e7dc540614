import type { Product } from '../../../contract/product.ts'
import { productPageCopy } from '../../../content/product-page.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RecommendedCard } from './recommended-card.tsx'
import { useRecommendations } from './use-recommendations.ts'

/** The maximum number of products, and the number of placeholders while they load (specification, section 9). */
const MAX_CARDS = 4

export function RecommendationsPanel({ product }: { product: Product }) {
  const recommended = useRecommendations(product)
  if (recommended.state === 'ready' && recommended.products.length === 0) return null
  return (
    <section aria-labelledby="recommendations" className="with-scripts page-width pt-16 md:pt-24">
      <SectionHeading id="recommendations" title={productPageCopy.recommendations.title}>
        <span className="flex items-center gap-5">
          {recommended.state === 'ready' && recommended.personalised && (
            <Badge look="accent">Smart Picks</Badge>
          )}
          {recommended.state === 'ready' && recommended.products.length > MAX_CARDS && (
            <PageLink to="/shop" className="text-link py-2">
              View More Products
            </PageLink>
          )}
        </span>
      </SectionHeading>
      <ul className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
        {recommended.state === 'loading'
          ? Array.from({ length: MAX_CARDS }, (_, index) => <SkeletonCard key={index} />)
          : recommended.products
              .slice(0, MAX_CARDS)
              .map((item) => <RecommendedCard key={item.handle} item={item} />)}
      </ul>
    </section>
  )
}

function SkeletonCard() {
  return (
    <li aria-hidden="true">
      <Skeleton className="aspect-square w-full rounded-md" />
      <Skeleton className="mt-3 h-5 w-4/5" />
      <Skeleton className="mt-2 h-5 w-1/3" />
      <Skeleton className="mt-2 h-6 w-1/2" />
    </li>
  )
}
