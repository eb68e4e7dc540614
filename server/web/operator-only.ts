import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { isOperator } from '../operator.ts'
import { respondProblem } from './problem.ts'

/** Lets only operators through. All other callers get 401, or 404 if the shop has no operator token. */
export function requireOperator(deps: Pick<Deps, 'env' | 'now' | 'visitorSecret'>): MiddlewareHandler {
  return async (c, next) => {
    if (deps.env.OPERATOR_TOKEN === undefined) return respondProblem(c, 'not-found')
    if (!(await isOperator(c, deps))) return respondProblem(c, 'operator-only')
    c.header('Cache-Control', 'private, no-store')
    await next()
    return undefined
  }
}
