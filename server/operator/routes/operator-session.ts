import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { operatorSignInSchema } from '../../../contract/operator/frame.ts'
import { findClientAddress } from '../../runtime/client-address.ts'
import type { Deps } from '../../deps.ts'
import { closeOperatorSession, openOperatorSession } from '../../operator.ts'
import { createCallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import { describeProblemResponse, describeRateLimit } from '../../web/responses.ts'

const openRoute = createRoute({
  method: 'post',
  path: '/api/operator/session',
  summary: 'Sign in as the operator for 8 hours',
  description:
    'The token is OPERATOR_TOKEN. At most five wrong tokens a minute. The name identifies the caller in the change log.',
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: operatorSignInSchema } },
    },
  },
  responses: {
    204: { description: 'The cookie is set' },
    403: describeProblemResponse('Wrong token (wrong-token)'),
    404: describeProblemResponse('This shop has no operator'),
    ...describeRateLimit('operator-sign-in'),
  },
})

const closeRoute = createRoute({
  method: 'delete',
  path: '/api/operator/session',
  summary: 'Sign the operator out in this browser',
  responses: { 204: { description: 'The cookie is gone' } },
})

export function createOperatorSessionRoutes(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const limit = createCallLimit(deps, 'operator-sign-in')
  api.openapi(openRoute, async (c) => {
    if (deps.env.OPERATOR_TOKEN === undefined) return noOperator(c)
    const attempt = await limit(c, findClientAddress(c, deps.env))
    if (!attempt.ok) return respondTooManyCalls(c, attempt)
    const opened = await openOperatorSession(c, deps, c.req.valid('json'))
    // Only failed attempts count towards the rate limit, because operators may sign in on many machines of the print room.
    if (opened.ok) {
      await attempt.giveBack()
      return c.body(null, 204)
    }
    if (opened.reason === 'no-operator') return noOperator(c)
    return respondProblem(c, 'wrong-token')
  })
  api.openapi(closeRoute, (c) => {
    closeOperatorSession(c, deps)
    return c.body(null, 204)
  })
  return api
}

const noOperator = (c: Parameters<typeof respondProblem>[0]) => respondProblem(c, 'not-found')
