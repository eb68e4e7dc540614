import { NotFoundLayout } from '../features/not-found/not-found-layout.tsx'
import { WaysOn } from '../features/product/product-errors.tsx'
import { SearchForm } from '../features/search/search-form.tsx'
import { LazyPart } from '../page-framework/lazy-part.tsx'

const popularProducts = () => import('./product-alternatives.tsx')

/** Shown at the address of a product that doesn't exist. Popular products load afterwards, because existing products don't need them. */
export function ProductNotFound() {
  return (
    <>
      <NotFoundLayout title="Product Not Found" text="We couldn't find the product you're looking for.">
        <SearchForm q="" />
        <div className="flex flex-wrap gap-3">
          <WaysOn />
        </div>
      </NotFoundLayout>
      <LazyPart part={popularProducts} props={{}} delayMs={0} />
    </>
  )
}
