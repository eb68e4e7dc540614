import { Hono } from 'hono'
import type { Deps } from './deps.ts'
import { health } from './health.ts'
import { checkoutPages } from './pages/checkout/checkout-pages.ts'
import { privatePages } from './pages/checkout/send-page.ts'
import { pictures } from './pages/images.ts'
import { Pages } from './pages/pages.ts'

/** The whole shop as one request handler: API, hosted store's API, pages. */
export function createApp(deps: Deps): Hono {
  const app = new Hono()
  app.route('/', health(deps))
  app.route('/', pictures(deps.env.DATA_DIR, deps.log))
  const api = (address: string) => app.request(address)
  const { renderer, log } = deps
  const pages = renderer && new Pages({ renderer, publicUrl: deps.env.PUBLIC_URL, log, api })
  app.route('/', checkoutPages(deps, privatePages(pages)))
  if (pages) app.route('/', pages.routes())
  return app
}
