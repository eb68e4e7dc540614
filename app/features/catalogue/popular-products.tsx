// @chunk product-cards
import type { HomeContent } from '../../../content/home-content.ts'
import type { PopularCards } from '../../../contract/showcase.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import type { LoadState } from '../../page-framework/resource.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'

/** The number of placeholder cards, and the maximum number of products (specification, section 9). */
const SKELETON_COUNT = 8
const MAX_PRODUCTS = 12

type PopularProductsProps = { popular: LoadState<PopularCards>; words: HomeContent['popular'] }

export function PopularProducts({ popular, words }: PopularProductsProps) {
  const { title, text, viewAll } = words
  return (
    <section aria-labelledby="popular" className="page-width pt-16 md:pt-24">
      <SectionHeading id="popular" title={title} lead={text}>
        <PageLink to={viewAll.url} className="text-link py-2">
          {viewAll.label}
        </PageLink>
      </SectionHeading>
      {popular.state === 'loading' && <ProductGridSkeleton count={SKELETON_COUNT} />}
      {popular.state === 'failed' && (
        <p role="alert" className="border-l-4 border-maple bg-paper p-4">
          Error loading products. Please try again later.
        </p>
      )}
      {popular.state === 'ready' && <ProductGrid products={popular.value.products.slice(0, MAX_PRODUCTS)} />}
    </section>
  )
}
