import { matchPath } from 'react-router'
import type { OpenedPage, PageModule } from './page-module.ts'
import { loadStyles, type Sheet } from './page-styles.ts'
import type { Loaded, Resource } from './resource.ts'

export type Route = {
  path: string
  /** `path` and `search` belong to the requested address. */
  module: (path: string, search: URLSearchParams) => Promise<PageModule>
  /** The page needs only this sheet of app/styles; without it, the whole styles. */
  styles?: Sheet
  /** Made for one visitor by a handler of the server: the browser loads it as a document. */
  private?: true
}
/**
 * Where resources come from: the shop's own API in the server, `fetch` in the browser. Without an essential one the page would show something
 * else at first.
 */
export type LoadResource = (resource: Resource<unknown>, isEssential?: boolean) => Promise<Loaded<unknown>>

/** The route of a path; the last route matches everything. */
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

/** The query parameters that the page declares, sorted by name, so that equal pages have equal queries. */
export function declaredQuery({ query = [] }: PageModule, search: URLSearchParams): URLSearchParams {
  const declared = new URLSearchParams([...search].filter(([name]) => query.includes(name)))
  declared.sort()
  return declared
}

/** Loads the code and the resources of the page at `url`; the page opens even if a resource fails. */
export async function openPage(routes: readonly Route[], url: URL, load: LoadResource): Promise<OpenedPage> {
  const { route, params } = matchRoute(routes, url.pathname)
  const [module] = await Promise.all([route.module(url.pathname, url.searchParams), loadStyles(route)])
  const search = route.private ? url.searchParams : declaredQuery(module, url.searchParams)
  const address = { params, search }
  const wanted = Object.entries(module.resources?.(address) ?? {})
  const loaded = await Promise.all(
    wanted.map(
      async ([name, resource]) =>
        [name, await load(resource, module.essential?.includes(name) ?? false)] as const,
    ),
  )
  return {
    address: url.pathname + url.search,
    module,
    props: { ...address, resources: Object.fromEntries(loaded) },
  }
}
