import type { CardList } from '../../../contract/showcase.ts'
import * as api from '../../browser/api-resources.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import type { LoadState } from '../../page-framework/resource.ts'
import { getButtonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ProductListing } from './listing/listing-url.ts'
import { FilteredProducts } from './listing/filtered-products.tsx'
import { ProductGridSkeleton } from './product-grid.tsx'

const SKELETON_COUNT = 12
/** The number of cards whose pictures may be on a phone's first screen. */
const EAGER_CARDS = 2

/** The grid of the shop page with its count, sort order, facets and "load more". */
export function ShopProducts({ list, listing }: { list: LoadState<CardList>; listing: ProductListing }) {
  if (list.state === 'loading') return <ShopProductsSkeleton />
  if (list.state === 'failed') {
    return (
      <Notice
        kind="error"
        title="Error loading products"
        text="There was an error loading products. Please try again later."
      >
        <a href="/shop" className={getButtonClass('surface')}>
          Try Again
        </a>
      </Notice>
    )
  }
  const { sort, entries } = listing
  const narrowedBy = new URLSearchParams(entries.map(([name, value]) => [name, value]))
  return (
    <div className="mt-3 border-t border-line pt-4 lg:mt-10 lg:pt-5">
      <FilteredProducts
        listing={listing}
        first={list.value}
        pageAfter={(cursor) => api.productsResource({ sort, cursor, narrowedBy })}
        empty={<EmptyShop />}
        eager={EAGER_CARDS}
      />
    </div>
  )
}

function EmptyShop() {
  return (
    <Notice
      title="No products found"
      text="There are no products available at the moment. Please check back later."
    >
      <PageLink to="/design-generator" className={getButtonClass('surface')}>
        Design Your Decal
      </PageLink>
    </Notice>
  )
}

function ShopProductsSkeleton() {
  return (
    <div className="mt-3 border-t border-line pt-4 lg:mt-10 lg:pt-5">
      <Skeleton className="mb-5 h-11 w-full" />
      <ProductGridSkeleton count={SKELETON_COUNT} />
    </div>
  )
}
