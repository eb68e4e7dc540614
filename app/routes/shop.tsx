import { shopPage } from '../../content/shop-page.ts'
import * as api from '../browser/api-resources.ts'
import { LazyPart } from '../page-framework/lazy-part.tsx'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageUrl, PageHead, PageProps } from '../page-framework/page-module.ts'
import { LISTING_PARAMETERS, readListing } from '../features/catalogue/listing/listing-url.ts'
import { PromoTiles } from '../features/catalogue/promo-tiles.tsx'
import { ShopProducts } from '../features/catalogue/shop-products.tsx'
import { makeBreadcrumbData } from '../features/structured-data/breadcrumb-data.ts'
import { makeCollectionData } from '../features/structured-data/product-data.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { noPictures } from '../ui/product-picture.tsx'

const liveWidget = () => import('../features/social-proof/live-widget.tsx')

// A text query is ignored, because it belongs to /search.
const listingOf = (search: URLSearchParams) => {
  const { path, sort, entries } = readListing('/shop', search)
  return { path, sort, entries }
}

export const queryParameters = LISTING_PARAMETERS

export const getResources = ({ search }: PageUrl) => ({
  list: api.productsResource({
    sort: listingOf(search).sort,
    cursor: search.get('cursor'),
    narrowedBy: search,
    withFacets: true,
  }),
  pictures: api.productPicturesResource({ decals: shopPage.tiles.map(({ picture }) => picture) }),
})

type ShopProps = PageProps<ReturnType<typeof getResources>>

export const getHead = ({ resources: { list } }: ShopProps): PageHead => ({
  ...shopPage.metadata,
  canonicalPath: '/shop',
  // Structured data is only for search engines, which read the document from the server.
  structuredData: import.meta.env.SSR
    ? [
        makeBreadcrumbData({ name: 'Shop', path: '/shop' }),
        ...(list.state === 'ready'
          ? [makeCollectionData(shopPage.heading, '/shop', list.value.products.slice(0, 12))]
          : []),
      ]
    : [],
})

export default function ShopPage({ search, resources: { list, pictures } }: ShopProps) {
  return (
    <div className="page-width">
      <Breadcrumb here="Shop">
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      <h1 className="pt-1 pb-3 text-3xl md:pb-8 md:text-5xl">{shopPage.heading}</h1>
      <PromoTiles pictures={pictures.state === 'ready' ? pictures.value : noPictures} />
      <ShopProducts list={list} listing={listingOf(search)} />
      <LazyPart part={liveWidget} props={{ kind: 'purchases' }} />
    </div>
  )
}
