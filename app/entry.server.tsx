import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { MISSING_PAGE } from '../domain/missing-page.ts'
import { applySettings, type ChangedSettings, changedSettings } from '../domain/settings/settings.ts'
import { App } from './app.tsx'
import { declaredQuery, type LoadResource, matchRoute, openPage, type Route } from './browser/open-page.ts'
import type { PageHead } from './browser/page-module.ts'
import type { Sheet } from './browser/page-styles.ts'
import type { Loaded } from './browser/resource.ts'
import { writeParts } from './layout/written-parts.ts'
import { failureRoutes, missingPage, pageRoutes } from './routes.ts'

export type RenderedPage =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page'
      status: number
      head: PageHead
      /** What stands inside of #root. */
      html: string
      styles: Sheet
      /** The resources the page was made of, by address: the browser goes on with them. */
      resources: Record<string, Loaded<unknown>>
    }

/**
 * The one address of all that lead to the same document: undeclared parameters and their order make no difference. Null for a page that
 * is made for one visitor.
 */
export async function findDocumentAddress({ pathname, searchParams }: URL): Promise<string | null> {
  const { route } = matchRoute(pageRoutes, pathname)
  if (route.private) return null
  const module = await route.module(pathname, searchParams)
  if (module === (await missingPage())) return MISSING_PAGE
  const query = declaredQuery(module, searchParams).toString()
  // Routes are matched whatever the case.
  const path = /[:*]/.test(route.path) ? pathname : route.path
  return query === '' ? path : `${path}?${query}`
}

/** Renders the page at `url` as the server sees it, with the resources that `load` gives and the settings of now. */
export const renderPage = (url: URL, load: LoadResource, changed: ChangedSettings): Promise<RenderedPage> =>
  render(pageRoutes, { url, load, changed })

/** Renders the page that says that the request for `url` failed. */
export const renderFailure = (
  url: URL,
  load: LoadResource,
  changed: ChangedSettings,
): Promise<RenderedPage> => render(failureRoutes, { url, load, changed })

type Rendering = { url: URL; load: LoadResource; changed: ChangedSettings }

async function render(routes: readonly Route[], { url, load, changed }: Rendering): Promise<RenderedPage> {
  // This bundle has settings of its own beside those of the process that runs it.
  if (changed !== changedSettings) applySettings(changed)
  const resources: Record<string, Loaded<unknown>> = {}
  const page = await openPage(routes, url, async (resource) => {
    const loaded = await load(resource)
    resources[resource.address] = loaded
    return loaded
  })
  const to = page.module.redirect?.(page.props)
  if (to) return { kind: 'redirect', to }
  const html = renderToString(at(page.address, <App initialPage={page} />))
  writeParts((Part) => renderToStaticMarkup(at('/', <Part />)))
  return {
    kind: 'page',
    status: page.module.status?.(page.props) ?? 200,
    head: page.module.head(page.props),
    html,
    styles: matchRoute(routes, url.pathname).route.styles ?? 'whole',
    resources,
  }
}

const at = (address: string, element: ReactNode) => <StaticRouter location={address}>{element}</StaticRouter>
