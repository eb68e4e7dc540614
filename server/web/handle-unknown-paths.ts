import type { Context, Hono } from 'hono'
import { respondProblem } from './problem.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Responds to requests that no route handles: 405 with the allowed methods if the API has the path, otherwise 404. Add it last, after all
 * routes.
 */
export function handleUnknownPaths(app: Hono): void {
  app.all('/api/*', (c) => {
    const allowed = methodsOf(app, c)
    if (allowed.length === 0) return respondProblem(c, 'not-found')
    c.header('Allow', [...allowed, 'OPTIONS'].join(', '))
    if (c.req.method === 'OPTIONS') return c.body(null, 204)
    return respondProblem(c, 'method-not-allowed', `This address supports ${allowed.join(', ')}.`)
  })
}

function methodsOf(app: Hono, c: Context): string[] {
  const methods = METHODS.filter((method) => {
    const [handlers] = app.router.match(method, c.req.path)
    return handlers.some(([[, route]]) => route.method === method && !route.path.endsWith('*'))
  })
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}
