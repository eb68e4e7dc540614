import type { ReactNode } from 'react'
import type { CardList } from '../../../../contract/showcase.ts'
import type { Resource } from '../../../page-framework/resource.ts'
import { getButtonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LoadMore } from '../load-more.tsx'
import { ProductGrid } from '../product-grid.tsx'
import { SortSelector } from '../sort-selector.tsx'
import { useMoreProducts } from '../use-more-products.ts'
import { ChosenFacets, RESULT_COUNT_ID } from './chosen-facets.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { type ProductListing, buildListingUrl } from './listing-url.ts'
import { SamePageLink } from './same-page-link.tsx'

type NarrowedProductsProps = {
  listing: ProductListing
  first: CardList
  pageAfter: (cursor: string) => Resource<CardList>
  /** The message of a list that is empty although no facet is chosen. */
  empty: ReactNode
  /** The number of cards whose pictures are visible without scrolling. */
  eager?: number
  /** Content after the products, in the same grid. */
  last?: ReactNode
}

/** A product list with its count, sort order, facets and a "load more" button. */
export function FilteredProducts({
  listing,
  first,
  pageAfter,
  empty,
  eager = 0,
  last,
}: NarrowedProductsProps) {
  const { products, nextCursor, state, loadMore } = useMoreProducts(first, pageAfter)
  const { facets = [] } = first
  if (products.length === 0 && listing.entries.length === 0) return empty
  return (
    <div className="lg:grid lg:grid-cols-[228px_minmax(0,1fr)] lg:items-start lg:gap-8">
      <FacetPanel listing={listing} facets={facets} />
      <div>
        <h2 className="sr-only">Products</h2>
        <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 md:mb-5">
          <output id={RESULT_COUNT_ID} tabIndex={-1} className="text-sm tabular-nums md:text-base">
            {countText(products.length, first.total)}
          </output>
          <SortSelector listing={listing} />
        </div>
        <ChosenFacets listing={listing} facets={facets} />
        {products.length === 0 ? (
          <NothingLeft listing={listing} />
        ) : (
          <ProductGrid products={products} eager={eager} beside last={last} />
        )}
        {nextCursor !== null && (
          <LoadMore
            href={buildListingUrl(listing, nextCursor)}
            shown={products.length}
            total={first.total}
            state={state}
            onLoad={() => void loadMore()}
          />
        )}
      </div>
    </div>
  )
}

const countText = (shown: number, total: number): string => {
  const products = total === 1 ? 'product' : 'products'
  return shown < total ? `Showing ${shown} of ${total} ${products}` : `Showing ${shown} ${products}`
}

function NothingLeft({ listing }: { listing: ProductListing }) {
  return (
    <Notice
      title="No products found"
      text="No products match all your filters. Try removing one, or all of them."
    >
      <SamePageLink
        to={buildListingUrl({ ...listing, entries: [] })}
        focusId={RESULT_COUNT_ID}
        className={getButtonClass('surface')}
      >
        Clear all
      </SamePageLink>
    </Notice>
  )
}
