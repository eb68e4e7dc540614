import * as api from '../browser/api-resources.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageUrl, PageHead, PageProps } from '../page-framework/page-module.ts'
import type { LoadState, Resource } from '../page-framework/resource.ts'
import type { SearchPages } from '../../contract/search.ts'
import type { CardList, PopularCards } from '../../contract/showcase.ts'
import {
  type ProductListing,
  LISTING_PARAMETERS,
  readListing,
} from '../features/catalogue/listing/listing-url.ts'
import { FilteredProducts } from '../features/catalogue/listing/filtered-products.tsx'
import { PopularProducts } from '../features/catalogue/popular-products.tsx'
import { ProductGridSkeleton } from '../features/catalogue/product-grid.tsx'
import { SearchAnswers } from '../features/search/search-answers.tsx'
import { FoundPages, hasFoundPages } from '../features/search/found-pages.tsx'
import { DesignInstead, NothingFound, OnlyPagesFound } from '../features/search/nothing-found.tsx'
import { SearchForm } from '../features/search/search-form.tsx'
import { SearchInterpretationNote } from '../features/search/search-interpretation-note.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Notice } from '../ui/notice.tsx'

const PATH = '/search'
const MAX_QUERY_LENGTH = 200
const SKELETON_COUNT = 8
/**
 * If a search finds at most this many products, the first row has a free place on a desktop. A card that offers to design a decal fills
 * this place.
 */
const FEW_PRODUCTS = 3

const listingOf = (search: URLSearchParams): ProductListing => {
  const listing = readListing(PATH, search)
  return { ...listing, q: (listing.q ?? '').slice(0, MAX_QUERY_LENGTH) }
}

const popularWords = {
  title: 'Popular Products',
  text: 'Popular for trucks, boats and windows.',
  viewAll: { label: 'View All', url: '/shop' },
}

export const queryParameters = ['q', ...LISTING_PARAMETERS]

type SearchResources = {
  popular: Resource<PopularCards>
  /** The found products. Without a query, nothing is searched for, and the page shows only popular products. */
  list?: Resource<CardList>
  found?: Resource<SearchPages>
}

export const getResources = ({ search }: PageUrl): SearchResources => {
  const { q = '', sort } = listingOf(search)
  const popular = api.popularProductsResource()
  if (q === '') return { popular }
  return {
    popular,
    list: api.productsResource({
      q,
      sort,
      cursor: search.get('cursor'),
      narrowedBy: search,
      withFacets: true,
    }),
    found: api.pageSearchResource(q),
  }
}

type SearchProps = PageProps<ReturnType<typeof getResources>>

// All searches have the same canonical path, so that search engines don't index every search as a separate page.
export const getHead = ({ search }: SearchProps): PageHead => {
  const { q } = listingOf(search)
  const title = q ? `Search: ${q}` : 'Search'
  return {
    title,
    description: 'Search decals, collections, articles and pages.',
    canonicalPath: PATH,
  }
}

export default function SearchPage({ search, resources: { list, found, popular } }: SearchProps) {
  const listing = listingOf(search)
  const { q = '' } = listing
  const isNothing =
    q === '' || (list?.state === 'ready' && list.value.total === 0 && listing.entries.length === 0)
  return (
    <>
      <div className="page-width">
        <Breadcrumb here="Search">
          <PageLink to="/">Home</PageLink>
        </Breadcrumb>
        <h1 className="pt-1 pb-6 text-3xl break-words md:text-5xl">{q === '' ? 'Search' : `Search: ${q}`}</h1>
        <SearchForm key={q} q={q} />
        {found?.state === 'ready' && <SearchAnswers answers={found.value.answers} />}
        {list?.state === 'loading' && <ProductGridSkeleton count={SKELETON_COUNT} />}
        {list?.state === 'failed' && (
          <Notice
            kind="error"
            title="Error loading products"
            text="There was an error loading products. Please try again later."
          />
        )}
        {list?.state === 'ready' && found && (
          <Results listing={listing} list={list.value} found={found} search={search} />
        )}
        {list?.state === 'failed' && found?.state === 'ready' && <FoundPages found={found.value} words={q} />}
      </div>
      {isNothing && <PopularProducts popular={popular} words={popularWords} />}
    </>
  )
}

type ResultsProps = {
  listing: ProductListing
  list: CardList
  found: LoadState<SearchPages>
  search: URLSearchParams
}

function Results({ listing, list, found, search }: ResultsProps) {
  const { q = '', sort } = listing
  const pages = found.state === 'ready' && <FoundPages found={found.value} words={q} />
  if (list.total === 0 && listing.entries.length === 0) {
    if (found.state === 'loading') return <ProductGridSkeleton count={SKELETON_COUNT} />
    const { answers, ...others } =
      found.state === 'ready' ? found.value : { answers: [], collections: [], articles: [], pages: [] }
    if (answers.length === 0 && !hasFoundPages(others)) return <NothingFound q={q} />
    return (
      <OnlyPagesFound q={q} words={list.search?.corrected ?? q}>
        {hasFoundPages(others) && pages}
      </OnlyPagesFound>
    )
  }
  return (
    <>
      {list.search && list.total > 0 && <SearchInterpretationNote q={q} reading={list.search} />}
      <FilteredProducts
        listing={listing}
        first={list}
        pageAfter={(cursor) => api.productsResource({ q, sort, cursor, narrowedBy: search })}
        empty={<NothingFound q={q} />}
        eager={2}
        last={list.total <= FEW_PRODUCTS && <DesignInstead q={q} />}
      />
      {pages}
    </>
  )
}
