import { writeMetaDescription } from '../../domain/catalogue/meta-description.ts'
import * as api from '../browser/api-resources.ts'
import { LazyPart } from '../page-framework/lazy-part.tsx'
import type { PageUrl, PageHead, PageProps } from '../page-framework/page-module.ts'
import { CallToAction } from '../features/call-to-action/call-to-action.tsx'
import { CollectionRedirect } from '../features/catalogue/collection-redirect.tsx'
import { CollectionSkeleton, CollectionView } from '../features/catalogue/collection-view.tsx'
import { LISTING_PARAMETERS, readListing } from '../features/catalogue/listing/listing-url.ts'
import { makeBreadcrumbData } from '../features/structured-data/breadcrumb-data.ts'
import { makeCollectionData } from '../features/structured-data/product-data.ts'

const liveWidget = () => import('../features/social-proof/live-widget.tsx')

export const queryParameters = ['view', 'province', ...LISTING_PARAMETERS]

export const getResources = ({ params, search }: PageUrl) => ({
  page: api.collectionResource(params['id'] ?? '', {
    sort: readListing('', search).sort,
    cursor: search.get('cursor'),
    narrowedBy: search,
    withFacets: true,
  }),
})

type CollectionProps = PageProps<ReturnType<typeof getResources>>

export function getHead({ resources: { page } }: CollectionProps): PageHead {
  if (page.state !== 'ready') return { title: 'Redirecting to Available Products', description: '' }
  const { collection, products } = page.value
  const path = `/collection/${collection.handle}`
  return {
    title: collection.title,
    description: writeMetaDescription(collection.description),
    canonicalPath: path,
    ...(collection.imageSrc === null ? {} : { imagePath: collection.imageSrc }),
    // Structured data is only for search engines, which read the document from the server.
    structuredData: import.meta.env.SSR
      ? [
          makeBreadcrumbData({ name: 'Shop', path: '/shop' }, { name: collection.title, path }),
          makeCollectionData(collection.title, path, products.slice(0, 12)),
        ]
      : [],
  }
}

export const getStatus = ({ resources: { page } }: CollectionProps) =>
  page.state === 'failed' ? page.status || 503 : 200

const PROVINCE_HANDLES = ['ontario', 'quebec', 'british-columbia']

/** Redirects links to a province's vehicle decals (specification of the marketing pages, section 2) to the province's own page. */
export function getRedirect({ params, search }: CollectionProps): string | null {
  const province = search.get('province')
  if (params['id'] !== 'vehicle-decals' || province === null || !PROVINCE_HANDLES.includes(province))
    return null
  return `/collection/${province}-decals`
}

export default function CollectionPage({ params, search, resources: { page } }: CollectionProps) {
  switch (page.state) {
    case 'loading':
      return <CollectionSkeleton />
    case 'failed':
      return <CollectionRedirect path={`/collection/${params['id']}`} />
    case 'ready':
      return (
        <>
          <CollectionView page={page.value} search={search} />
          <CallToAction page="collection" />
          <LazyPart part={liveWidget} props={{ kind: 'purchases' }} />
        </>
      )
  }
}
