import { Hono } from 'hono'
import type { Deps } from './deps.ts'

/** The whole shop as one request handler: API, hosted-store API, pages. */
export function createApp(deps: Deps): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.text('alive'))
  app.get('/readyz', (c) => c.text(deps.env.NODE_ENV))
  return app
}
