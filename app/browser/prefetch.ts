import { matchRoute, openPage, type Route } from './open-page.ts'
import { loadResource } from './resource-cache.ts'

let routes: readonly Route[] = []

/** Tells this module the pages of the shop (which it must not import: they import it). */
export const setRoutes = (pageRoutes: readonly Route[]): void => {
  routes = pageRoutes
}

/** Loads code and resources of a page that is likely to be opened next. */
export function prefetchPage(address: string): void {
  const url = new URL(address, window.location.origin)
  if (url.origin !== window.location.origin || routes.length === 0) return
  if (matchRoute(routes, url.pathname).route.private) return
  // A failure shows itself when the page is really opened.
  openPage(routes, url, loadResource).catch(() => undefined)
}
