import { type Context, Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { findOperator } from '../../operator.ts'
import { setPrivatePageHeaders } from '../../web/set-private-page-headers.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

/**
 * Serves the operator's pages. They contain no data; the browser fetches the data from /api/operator. Without a session, every path below
 * /operator shows the sign-in page, so that no variant of a path can reveal data.
 */
export function createOperatorPages(deps: Deps, send: RenderPrivatePage<'operator'>): Hono {
  const app = new Hono()
  app.use('/operator/*', setPrivatePageHeaders)
  app.get('/operator/*', async (c: Context) => {
    if (deps.env.OPERATOR_TOKEN === undefined) return send(c, { kind: 'none' }, 404)
    const operator = await findOperator(c, deps)
    return operator ? send(c, { kind: 'signed-in', ...operator }) : send(c, { kind: 'sign-in' }, 401)
  })
  return app
}
