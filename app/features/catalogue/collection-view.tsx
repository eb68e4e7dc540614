import type { CardCollection } from '../../../contract/showcase.ts'
import * as api from '../../browser/api-resources.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { readListing } from './listing/listing-url.ts'
import { FilteredProducts } from './listing/filtered-products.tsx'
import { ProductGridSkeleton } from './product-grid.tsx'
import { SubcategoryGrid } from './subcategory-grid.tsx'

const SKELETON_COUNT = 8
/** The number of cards whose pictures are on a phone's first screen. */
const EAGER_CARDS = 2

export function CollectionView({ page, search }: { page: CardCollection; search: URLSearchParams }) {
  const { title, handle, description } = page.collection
  const listing = readListing(`/collection/${handle}`, search)
  const { sort, entries } = listing
  return (
    <div className="page-width">
      <Breadcrumb here={title}>
        <PageLink to="/">Home</PageLink>
        <PageLink to="/shop">Shop</PageLink>
      </Breadcrumb>
      <div className="max-w-3xl pt-1 pb-4 lg:pb-7">
        <h1 className="text-3xl md:text-5xl">{title}</h1>
        <div
          className="mt-2 text-slate md:mt-3 md:text-lg"
          dangerouslySetInnerHTML={{ __html: description }}
        />
      </div>
      {entries.length === 0 && page.subcategories.length > 0 && (
        <SubcategoryGrid subcategories={page.subcategories} />
      )}
      <FilteredProducts
        listing={listing}
        first={page}
        pageAfter={(cursor) => api.collectionResource(handle, { sort, cursor, narrowedBy: search })}
        empty={<EmptyCollection />}
        eager={EAGER_CARDS}
      />
    </div>
  )
}

function EmptyCollection() {
  return (
    <Notice
      title="No products found"
      text="There are no products in this collection yet. Please check back later."
    >
      <PageLink to="/shop" className={getButtonClass('surface')}>
        Shop All Products
      </PageLink>
    </Notice>
  )
}

export function CollectionSkeleton() {
  return (
    <div className="page-width">
      <Skeleton className="my-4 h-6 w-56" />
      <Skeleton className="mt-1 h-9 w-72 max-w-full md:h-13" />
      <Skeleton className="mt-3 mb-7 h-7 w-full max-w-xl" />
      <ProductGridSkeleton count={SKELETON_COUNT} />
    </div>
  )
}
