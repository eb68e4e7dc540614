import { matchRoute, openPage, type Route } from './open-page.ts'
import { loadResource } from './resource-cache.ts'

let routes: readonly Route[] = []

/** Sets the shop's routes, which this module can't import: they import it. */
export const setRoutes = (pageRoutes: readonly Route[]): void => {
  routes = pageRoutes
}

/** Loads code and resources of a page that is likely to open next. */
export function prefetchPage(address: string): void {
  const url = new URL(address, window.location.origin)
  if (url.origin !== window.location.origin || routes.length === 0) return
  if (matchRoute(routes, url.pathname).route.private) return
  // A failure will show when the page is actually opened.
  openPage(routes, url, loadResource).catch(() => undefined)
}
