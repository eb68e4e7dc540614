import { Hono } from 'hono'
import { createApi } from './api/api.ts'
import { answerUnknownPaths } from './api/unknown-paths.ts'
import type { Deps } from './deps.ts'
import { health } from './health.ts'
import { cartPage } from './pages/cart/cart-page.ts'
import { checkoutPages } from './pages/checkout/checkout-pages.ts'
import { privatePages } from './pages/checkout/send-page.ts'
import { pictures } from './pages/pictures/picture-routes.ts'
import { Pages } from './pages/pages.ts'
import { findCatalogueRevision } from './services/catalogue/catalogue-revision.ts'
import { storefrontApi } from './storefront-api/storefront-api.ts'
import { storefrontLinks } from './storefront-api/storefront-links.ts'

/** The whole shop as one request handler: API, hosted store's API, pages. */
export const createApp = (deps: Deps): Hono => createShop(deps).app

/** The same, with the pages apart: the server sends those that are kept by itself. */
export function createShop(deps: Deps): { app: Hono; pages: Pages | null } {
  const app = new Hono()
  const pages = openPages(deps, (address) => app.request(address))
  app.route('/', health(deps))
  app.route('/', pictures(deps.env.DATA_DIR, deps.log))
  app.route('/', storefrontApi(deps))
  app.route('/', storefrontLinks())
  app.route('/', createApi(deps))
  answerUnknownPaths(app)
  app.route('/', checkoutPages(deps, privatePages(pages)))
  if (pages) {
    app.route('/', cartPage(deps, pages))
    app.route('/', pages.routes())
  }
  return { app, pages }
}

/** Pages exist where the application was built; the API works without them. */
function openPages(
  { renderer, env, log, db }: Deps,
  api: (address: string) => Response | Promise<Response>,
): Pages | null {
  const findRevision = () => findCatalogueRevision(db)
  return renderer && new Pages({ renderer, publicUrl: env.PUBLIC_URL, log, api, findRevision })
}
