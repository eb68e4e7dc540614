import { matchPath } from 'react-router'
import type { OpenedPage, PageModule } from './page-module.ts'
import { loadStyles, type StyleSheetName } from './page-styles.ts'
import type { LoadState, Resource } from './resource.ts'

export type Route = {
  path: string
  /** Loads the page's module. `path` and `search` are those of the requested URL. */
  module: (path: string, search: URLSearchParams) => Promise<PageModule>
  /** The smallest style sheet of app/styles that is sufficient for the page. By default, the page gets all styles. */
  styles?: StyleSheetName
  /** Whether the server makes the page for one visitor. Browsers load such a page as a document. */
  private?: true
}
/**
 * Loads a resource: on the server from the shop's own API, in the browser by `fetch`. `isEssential` marks a resource without which the page
 * would first show wrong content.
 */
export type LoadResource = (resource: Resource<unknown>, isEssential?: boolean) => Promise<LoadState<unknown>>

/** Returns the first route that matches a path. There always is one, because the last route matches every path. */
export function matchRoute<R extends Route>(routes: readonly R[], pathname: string) {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname)
    if (match) return { route, params: definedParams(match.params) }
  }
  throw new Error(`No route takes ${pathname}`)
}

const definedParams = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** Returns the query parameters that the page declares, sorted by name, so that equal pages have equal queries. */
export function pickDeclaredQuery(
  { queryParameters = [] }: PageModule,
  search: URLSearchParams,
): URLSearchParams {
  const declared = new URLSearchParams([...search].filter(([name]) => queryParameters.includes(name)))
  declared.sort()
  return declared
}

type OpenPageOptions = {
  /** Whether to skip the code of the page's late parts. Used for a document from the server, in which these parts hydrate last. */
  hydratesLate?: boolean
}

/** Loads the code and the resources of the page at `url`. The page opens even if a resource fails. */
export async function openPage(
  routes: readonly Route[],
  url: URL,
  load: LoadResource,
  { hydratesLate = false }: OpenPageOptions = {},
): Promise<OpenedPage> {
  const { route, params } = matchRoute(routes, url.pathname)
  const [module] = await Promise.all([route.module(url.pathname, url.searchParams), loadStyles(route)])
  const search = route.private ? url.searchParams : pickDeclaredQuery(module, url.searchParams)
  const address = { params, search }
  const wanted = Object.entries(module.getResources?.(address) ?? {})
  const [loaded] = await Promise.all([
    Promise.all(
      wanted.map(
        async ([name, resource]) =>
          [name, await load(resource, module.essentialResources?.includes(name) ?? false)] as const,
      ),
    ),
    ...(hydratesLate ? [] : (module.delayedParts ?? []).map((part) => part.load())),
  ])
  return {
    address: url.pathname + url.search,
    module,
    props: { ...address, resources: Object.fromEntries(loaded) },
  }
}
