import type { ReactNode } from 'react'
import type { LoadState, LoadedResources, Resource, Resources } from './resource.ts'

export type PageUrl = {
  /** The parameters in the route's path, decoded. */
  params: Readonly<Record<string, string>>
  search: URLSearchParams
}

/** The props of a page's component and functions; `R` is the return type of its `getResources`. */
export type PageProps<R extends Resources = Record<string, never>> = PageUrl & {
  resources: LoadedResources<R>
}

export type ArticleHead = {
  publishedOn: string
  updatedOn: string
  author: string
  category: string
  tags: readonly string[]
}

/** The contents of the document's head. */
export type PageHead = {
  /** The title without the shop's name, which is appended to it. */
  title: string
  description: string
  /** The path of the page's canonical URL. Omit it for pages that search engines must not index. */
  canonicalPath?: string
  /** The path of the picture that other sites and apps show when the page is shared. */
  imagePath?: string
  /** For a blog post: its publication date, category and tags (Open Graph's article). */
  article?: ArticleHead
  /** The path of the RSS feed that lists this page. */
  feedPath?: string
  /** schema.org objects, written into the document as JSON-LD. */
  structuredData?: readonly Record<string, unknown>[]
}

type AnyPageProps = PageUrl & { resources: Record<string, LoadState<unknown>> }

/**
 * The exports of a file in routes/: a component and its REST resources. The functions are declared as methods, because TypeScript compares
 * the parameters of methods bivariantly. Pages with different resources therefore fit in one list.
 */
export interface PageModule {
  default(props: AnyPageProps): ReactNode
  getHead(props: AnyPageProps): PageHead
  getResources?(address: PageUrl): Record<string, Resource<unknown>>
  /**
   * Names of essential resources. After a link is followed, the previous page stays visible until they have loaded, however long that
   * takes.
   */
  essentialResources?: readonly string[]
  /**
   * Names of the query parameters that a public page reads. Its `search` contains only these. URLs that differ only in other parameters
   * (campaigns, click ids) share one cached document.
   */
  queryParameters?: readonly string[]
  /** The parts of the page that hydrate late. */
  delayedParts?: readonly { load(): Promise<void> }[]
  /** The layout around the page; by default, the shop's header and footer. */
  Layout?(props: { children: ReactNode }): ReactNode
  /** The status of the response; 200 by default. */
  getStatus?(props: AnyPageProps): number
  /** The path to redirect to; null for no redirect. */
  getRedirect?(props: AnyPageProps): string | null
}

/** A page with everything that is needed to render it. */
export type OpenedPage = {
  /** Path and query. */
  address: string
  module: PageModule
  props: AnyPageProps
}
