import { type Context, Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { findOperator } from '../../operator.ts'
import { keepPrivate } from '../../web/keep-private.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

/**
 * The operator's pages: only a frame. Contents come from /api/operator, so that people without a session get the sign-in page at any
 * address, and no page's data at any spelling of an address.
 */
export function operatorPages(deps: Deps, send: RenderPrivatePage<'operator'>): Hono {
  const app = new Hono()
  app.use('/operator/*', keepPrivate)
  app.get('/operator/*', async (c: Context) => {
    if (deps.env.OPERATOR_TOKEN === undefined) return send(c, { kind: 'none' }, 404)
    const operator = await findOperator(c, deps)
    return operator ? send(c, { kind: 'signed-in', ...operator }) : send(c, { kind: 'sign-in' }, 401)
  })
  return app
}
