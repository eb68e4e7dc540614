import type { ReactNode } from 'react'
import type { Loaded, LoadedResources, Resource, Resources } from './resource.ts'

export type PageAddress = {
  /** Parameters of the route's path, decoded. */
  params: Readonly<Record<string, string>>
  search: URLSearchParams
}

/** Props of a page component and its functions; `R` is the return type of its `resources`. */
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
  /** Without the shop's name, which is appended. */
  title: string
  description: string
  /** Path of the page's canonical address; omitted for pages that search engines must not index. */
  canonicalPath?: string
  /** Path of the picture shown where the page is shared. */
  imagePath?: string
  /** For a post: when it was published, under which category and tags (Open Graph's article). */
  article?: ArticleHead
  /** Path of the RSS feed that lists this page. */
  feedPath?: string
  /** schema.org objects, written as JSON-LD. */
  structuredData?: readonly Record<string, unknown>[]
}

type AnyPageProps = PageAddress & { resources: Record<string, Loaded<unknown>> }

/**
 * The exports of a file in routes/: a component and its REST resources. Declared with methods, whose parameters TypeScript compares bivariantly, so
 * that pages with different resources fit in one list.
 */
export interface PageModule {
  default(props: AnyPageProps): ReactNode
  head(props: AnyPageProps): PageHead
  resources?(address: PageAddress): Record<string, Resource<unknown>>
  /** Names of the resources without which a followed link keeps the last page in sight, however slow the line is. */
  essential?: readonly string[]
  /**
   * Names of the query parameters that a public page reads; its `search` holds no others. Addresses that differ only in others (campaigns, click
   * ids) share one cached document.
   */
  query?: readonly string[]
  /** The page's frame, if not the shop's header and footer. */
  Layout?(props: { children: ReactNode }): ReactNode
  /** The response status, if not 200. */
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
