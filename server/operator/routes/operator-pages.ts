import { type Context, Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { findOperator } from '../../operator.ts'
import { keepPrivate } from '../../web/keep-private.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

/**
 * The operator's pages: a frame and nothing else. What stands in it comes by /api/operator, so that somebody without the session gets
 * the sign-in for any address and no page's data for any spelling of it.
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
