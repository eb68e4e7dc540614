import { matchRoute, openPage, type Route } from './open-page.ts'
import { loadResource } from './resource-cache.ts'

let routes: readonly Route[] = []

/** Sets the shop's routes. This module can't import them, because the routes import it. */
export const setRoutes = (pageRoutes: readonly Route[]): void => {
  routes = pageRoutes
}

/** Loads the code and the resources of a page that the visitor is likely to open next. */
export function prefetchPage(address: string): void {
  const url = new URL(address, window.location.origin)
  if (url.origin !== window.location.origin || routes.length === 0) return
  if (matchRoute(routes, url.pathname).route.private) return
  // An error is ignored here. If the visitor opens the page, the error is shown then.
  openPage(routes, url, loadResource).catch(() => undefined)
}
