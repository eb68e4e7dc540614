import { Hono } from 'hono'
import type { Deps } from './deps.ts'
import { health } from './health.ts'
import { pictures } from './pages/images.ts'
import { Pages } from './pages/pages.ts'

/** The whole shop as one request handler: API, hosted store's API, pages. */
export function createApp(deps: Deps): Hono {
  const app = new Hono()
  app.route('/', health(deps))
  app.route('/', pictures(deps.env.DATA_DIR, deps.log))
  if (deps.renderer) {
    const api = (address: string) => app.request(address)
    const pages = new Pages({ renderer: deps.renderer, publicUrl: deps.env.PUBLIC_URL, log: deps.log, api })
    app.route('/', pages.routes())
  }
  return app
}
