import type { ReactNode } from 'react'
import type { Loaded, LoadedResources, Resource, Resources } from './resource.ts'

export type PageAddress = {
  /** Parameters of the route's path, decoded. */
  params: Readonly<Record<string, string>>
  search: URLSearchParams
}

/** What a page component and its functions are given; `R` is what its `resources` returns. */
export type PageProps<R extends Resources = Record<string, never>> = PageAddress & {
  resources: LoadedResources<R>
}

export type ArticleHead = {
  publishedOn: string
  updatedOn: string
  author: string
  category: string
  tags: readonly string[]
}

/** What stands in the document's head. */
export type PageHead = {
  /** Without the shop's name, which stands behind it. */
  title: string
  description: string
  /** Path of the page's one address; none for pages that search engines shall not keep. */
  canonicalPath?: string
  /** Path of the picture shown where the page is shared. */
  imagePath?: string
  /** For a post: when it was published, under which category and tags (Open Graph's article). */
  article?: ArticleHead
  /** Path of the RSS feed that this page is shown in. */
  feedPath?: string
  /** schema.org objects, written as JSON-LD. */
  structuredData?: readonly Record<string, unknown>[]
}

type AnyPageProps = PageAddress & { resources: Record<string, Loaded<unknown>> }

/**
 * What a file in routes/ exports: a component and the REST addresses that it shows.
 * Written with methods, whose parameters TypeScript compares both ways, so that pages with
 * different resources stand in one list.
 */
export interface PageModule {
  default(props: AnyPageProps): ReactNode
  head(props: AnyPageProps): PageHead
  resources?(address: PageAddress): Record<string, Resource<unknown>>
  /**
   * Names of the query parameters that a public page reads: its `search` holds no others. Addresses that differ elsewhere (campaigns,
   * click ids) share one document in the server's cache.
   */
  query?: readonly string[]
  /** What the page stands in, where that is not the shop's header and footer. */
  Layout?(props: { children: ReactNode }): ReactNode
  /** The answer's status where it is not 200. */
  status?(props: AnyPageProps): number
  /** Path to which the visitor is sent instead. */
  redirect?(props: AnyPageProps): string | null
}

/** A page with everything it needs to be shown. */
export type OpenedPage = {
  /** Path and query. */
  address: string
  module: PageModule
  props: AnyPageProps
}
