import type { CardList } from '../../../contract/showcase.ts'
import type { Sort } from '../../../domain/catalogue/sorting.ts'
import * as api from '../../browser/api.ts'
import { PageLink } from '../../browser/page-link.tsx'
import type { Loaded } from '../../browser/resource.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadMore } from './load-more.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { SortSelector } from './sort-selector.tsx'
import { useMoreProducts } from './use-more-products.ts'

const SKELETONS = 12
const toolbar =
  'mt-10 mb-5 flex min-h-11 flex-wrap items-center justify-between gap-3 border-t border-line pt-5'

/** The grid of the shop page with its count, its order and its way on. */
export function ShopProducts({ list, sort }: { list: Loaded<CardList>; sort: Sort }) {
  if (list.state === 'loading') return <ShopProductsSkeleton sort={sort} />
  if (list.state === 'failed') {
    return (
      <Notice
        kind="error"
        title="Error loading products"
        text="There was an error loading products. Please try again later."
      >
        <a href="/shop" className={buttonClass('surface')}>
          Try Again
        </a>
      </Notice>
    )
  }
  if (list.value.products.length === 0) {
    return (
      <Notice
        title="No products found"
        text="There are no products available at the moment. Please check back later."
      >
        <PageLink to="/design-generator" className={buttonClass('surface')}>
          Design Your Decal
        </PageLink>
      </Notice>
    )
  }
  return <LoadedShopProducts first={list.value} sort={sort} />
}

function LoadedShopProducts({ first, sort }: { first: CardList; sort: Sort }) {
  const { products, nextCursor, state, loadMore } = useMoreProducts(first, (cursor) =>
    api.products({ sort, cursor }),
  )
  return (
    <>
      <h2 className="sr-only">Products</h2>
      <div className={toolbar}>
        <output className="tabular-nums">Showing {products.length} products</output>
        <SortSelector path="/shop" sort={sort} />
      </div>
      <ProductGrid products={products} />
      {nextCursor !== null && (
        <LoadMore
          href={`/shop?${new URLSearchParams({ sort, cursor: nextCursor })}`}
          state={state}
          onLoad={loadMore}
        />
      )}
    </>
  )
}

function ShopProductsSkeleton({ sort }: { sort: Sort }) {
  return (
    <>
      <div className={toolbar}>
        <Skeleton className="h-6 w-44" />
        <SortSelector path="/shop" sort={sort} />
      </div>
      <ProductGridSkeleton count={SKELETONS} />
    </>
  )
}
