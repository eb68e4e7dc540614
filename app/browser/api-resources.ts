// @chunk every-page
import type { NewestPosts } from '../../contract/content.ts'
import type { Product } from '../../contract/product.ts'
import type { Recommendation } from '../../contract/recommendation.ts'
import type { SearchPages } from '../../contract/search.ts'
import type {
  CardCollection,
  CardList,
  CollectionRatings,
  PopularCards,
  ProductPictures,
} from '../../contract/showcase.ts'
import { listFacetEntries } from '../../domain/catalogue/facets/facet-names.ts'
import { DEFAULT_SORT, type Sort } from '../../domain/catalogue/sorting.ts'
import { type Resource, createApiResource } from '../page-framework/resource.ts'

/**
 * The number of products per page of a list. It is divisible by two, three and four, so that the last row of cards is full on every screen.
 */
const PAGE_SIZE = 24

type ListPage = {
  sort?: Sort
  cursor?: string | null
  /** The search query. */
  q?: string
  /** The page's query string, whose facets filter the list. */
  narrowedBy?: URLSearchParams
  /** Whether the response should include the facets with which the list can be filtered further. */
  withFacets?: boolean
}

const query = (entries: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(entries).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
const listQuery = ({ sort = DEFAULT_SORT, cursor, q, narrowedBy, withFacets = false }: ListPage) => {
  const facets = withFacets ? 1 : null
  const shown = sort === DEFAULT_SORT ? null : sort
  const own = query({ view: 'card', sort: shown, limit: PAGE_SIZE, cursor, q, facets })
  const narrowing = new URLSearchParams(narrowedBy && listFacetEntries(narrowedBy)).toString()
  return narrowing === '' ? own : `${own}&${narrowing}`
}

export const productsResource = (page: ListPage): Resource<CardList> =>
  createApiResource(`/api/products${listQuery(page)}`)

/** Finds pages, posts and collections for a search. Products are a separate resource. */
export const pageSearchResource = (q: string): Resource<SearchPages> =>
  createApiResource(`/api/search${query({ q })}`)

export const newestPostsResource = (): Resource<NewestPosts> => createApiResource('/api/newest-posts')

export const popularProductsResource = (): Resource<PopularCards> =>
  createApiResource('/api/products/popular?view=card')

export const productResource = (handleOrId: string): Resource<Product> =>
  createApiResource(`/api/products/${encodeURIComponent(handleOrId)}`)

export const collectionResource = (handle: string, page: ListPage = {}): Resource<CardCollection> =>
  createApiResource(`/api/collections/${encodeURIComponent(handle)}${listQuery(page)}`)

/** Recommends products. `viewed` contains the ids of products viewed earlier in this browser, newest first. */
export const recommendationsResource = (
  productId: string,
  tags: readonly string[],
  viewed: readonly number[],
): Resource<Recommendation[]> =>
  createApiResource(
    `/api/recommendations${query({ productId, tags: tags.join(','), viewed: viewed.join(',') || null })}`,
  )

const joined = (handles: readonly string[] = []): string | null =>
  handles.length === 0 ? null : [...new Set(handles)].sort().join(',')

/** Fetches one picture for each of the given products. Products in `decals` are shown alone; products in `scenes` are shown in use. */
export const productPicturesResource = (wanted: {
  decals?: readonly string[]
  scenes?: readonly string[]
}): Resource<ProductPictures> =>
  createApiResource(
    `/api/product-pictures${query({ decals: joined(wanted.decals), scenes: joined(wanted.scenes) })}`,
  )

/** Fetches the average ratings of the products in the given collections. */
export const collectionRatingsResource = (handles: readonly string[]): Resource<CollectionRatings> =>
  createApiResource(`/api/collection-ratings${query({ handles: handles.join(',') })}`)
