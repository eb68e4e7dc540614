import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { MISSING_PAGE } from '../domain/missing-page.ts'
import { applySettings, type ChangedSettings, changedSettings } from '../domain/settings/settings.ts'
import { App } from './app.tsx'
import {
  pickDeclaredQuery,
  type LoadResource,
  matchRoute,
  openPage,
  type Route,
} from './page-framework/open-page.ts'
import type { PageHead } from './page-framework/page-module.ts'
import { ANY_RESOURCE_KEY } from './page-framework/page-state.ts'
import type { StyleSheetName } from './page-framework/page-styles.ts'
import type { LoadState } from './page-framework/resource.ts'
import { LinePictureContext } from './features/landing/order-pictures/order-figure.tsx'
import { renderStaticParts } from './layout/static-parts.ts'
import { failureRoutes, missingPage, pageRoutes } from './routes.ts'
import { fetchCalculatorPicture } from './routes/landing/order-pictures.ts'

export type RenderedDocument =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page'
      status: number
      head: PageHead
      /** The HTML inside the element #root. */
      html: string
      styles: StyleSheetName
      /** The resources that the page was rendered with, by URL. The browser reuses them instead of fetching them again. */
      resources: Record<string, LoadState<unknown>>
      /** The key under which the document for all missing pages is cached; null if the page exists. */
      sharedAs: string | null
    }

/** The server's options for one rendering. */
export type RenderOptions<Cached> = {
  load: LoadResource
  /** The settings that currently differ from their defaults. */
  changed: ChangedSettings
  /** Returns the document cached under a key, or null. A cached document is sent instead of rendering the page again. */
  findCached: (address: string) => Cached | null
  /** Resolves when this rendering may continue. Until then, a busy server can respond to other requests. */
  turn: () => Promise<void>
}

/**
 * Returns the key under which the document of a URL is cached. Undeclared query parameters and the order of parameters don't change the
 * key. Null for a page made for one visitor.
 */
export async function resolveDocumentUrl({ pathname, searchParams }: URL): Promise<string | null> {
  const { route } = matchRoute(pageRoutes, pathname)
  if (route.private) return null
  const module = await route.module(pathname, searchParams)
  if (module === (await missingPage())) return MISSING_PAGE
  const query = pickDeclaredQuery(module, searchParams).toString()
  // Routes match paths in upper and lower case. A route without parameters has only one page, so the route's own path is the key however
  // the URL is written.
  const path = /[:*]/.test(route.path) ? pathname : route.path
  return query === '' ? path : `${path}?${query}`
}

export const renderPage = <Cached,>(url: URL, options: RenderOptions<Cached>) =>
  render(pageRoutes, url, options)

/** Renders the failure page as the response to a failed request for `url`. */
export const renderFailure = <Cached,>(url: URL, options: RenderOptions<Cached>) =>
  render(failureRoutes, url, options)

/**
 * Draws a calculator's item as an SVG document, in the same way as the picture beside the calculator. Null if the calculator has no
 * picture, or if an item with the given values can't be drawn.
 */
export async function renderOrderPicture(
  kind: string,
  values: Readonly<Record<string, string>>,
): Promise<string | null> {
  const Picture = await fetchCalculatorPicture(kind)
  if (!Picture) return null
  const svg = renderToStaticMarkup(
    <LinePictureContext value={true}>
      <Picture values={values} />
    </LinePictureContext>,
  )
  return svg === '' ? null : svg
}

async function render<Cached>(
  routes: readonly Route[],
  url: URL,
  { load, changed, findCached, turn }: RenderOptions<Cached>,
): Promise<RenderedDocument | { kind: 'cached'; page: Cached }> {
  // The server bundle has its own copy of the settings. The copy is updated here.
  if (changed !== changedSettings) applySettings(changed)
  const loadedResources: Record<string, LoadState<unknown>> = {}
  const page = await openPage(routes, url, async (resource) => {
    const loaded = await load(resource)
    loadedResources[resource.address] = loaded
    return loaded
  })
  const to = page.module.getRedirect?.(page.props)
  if (to) return { kind: 'redirect', to }
  const { route } = matchRoute(routes, url.pathname)
  const status = page.module.getStatus?.(page.props) ?? 200
  const sharedAs = status === 404 && isMissing(loadedResources) ? MISSING_PAGE + route.path : null
  const cached = sharedAs === null ? null : findCached(sharedAs)
  if (cached !== null) return { kind: 'cached', page: cached }
  await turn()
  const html = renderToString(at(page.address, <App initialPage={page} />))
  renderStaticParts((Part) => renderToStaticMarkup(at('/', <Part />)))
  return {
    kind: 'page',
    status,
    head: page.module.getHead(page.props),
    html,
    styles: route.styles ?? 'whole',
    resources: sharedAs === null ? loadedResources : { [ANY_RESOURCE_KEY]: MISSING_DATA },
    sharedAs,
  }
}

const MISSING_DATA: LoadState<unknown> = { state: 'failed', status: 404 }

/** Whether none of the page's resources exist. Such a page looks the same at every URL. */
function isMissing(resources: Record<string, LoadState<unknown>>): boolean {
  const loaded = Object.values(resources)
  return loaded.length > 0 && loaded.every((each) => each.state === 'failed' && each.status === 404)
}

const at = (address: string, element: ReactNode) => <StaticRouter location={address}>{element}</StaticRouter>
