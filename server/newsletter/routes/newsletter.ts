import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { newsletterSubscriptionSchema } from '../../../contract/newsletter.ts'
import { addressHash } from '../../address-hash.ts'
import { clientAddress } from '../../client-address.ts'
import type { Deps } from '../../deps.ts'
import { createAttemptLimits } from '../../platform/rate-limits/attempt-limits.ts'
import { subscribe } from '../subscribe.ts'
import { findVisitor } from '../../visitor.ts'
import { problem, refuseInvalid } from '../../web/problem.ts'
import { problemAnswer } from '../../web/responses.ts'

const subscribeRoute = createRoute({
  method: 'post',
  path: '/api/newsletter',
  summary: 'Subscribe to the newsletter',
  description:
    'Answers alike whether the address was known or not, so that nobody learns who is subscribed. Issues go out once the link in the mail was followed.',
  request: {
    body: { required: true, content: { 'application/json': { schema: newsletterSubscriptionSchema } } },
  },
  responses: {
    204: { description: 'The mail that asks for the confirmation is on its way, where one was due' },
    422: problemAnswer('No address, or no consent'),
    429: problemAnswer('Too many addresses'),
  },
})

export function newsletter(deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: refuseInvalid })
  const limits = createAttemptLimits(deps, 'newsletter')
  api.openapi(subscribeRoute, async (c) => {
    const visitor = await findVisitor(c, deps)
    const address = clientAddress(c, deps.env)
    if (!(await limits.take({ visitorHash: visitor?.hash ?? address, address }, deps.now())).ok) {
      c.header('Retry-After', '3600')
      return problem(c, 'too-many-requests')
    }
    const { email, page } = c.req.valid('json')
    await subscribe(deps, { email, page, addressHash: addressHash(c, deps) })
    return c.body(null, 204)
  })
  return api
}
