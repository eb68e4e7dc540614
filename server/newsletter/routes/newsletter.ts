import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { newsletterSubscriptionSchema } from '../../../contract/newsletter.ts'
import type { Deps } from '../../deps.ts'
import { respondTooManyCalls } from '../../web/call-limit.ts'
import { respondInvalidRequest } from '../../web/problem.ts'
import { describeProblemResponse, describeRateLimit } from '../../web/responses.ts'
import { createSubscribeAction } from './subscribe-action.ts'

const subscribeRoute = createRoute({
  method: 'post',
  path: '/api/newsletter',
  summary: 'Subscribe to the newsletter',
  description:
    'The response is the same for known and unknown addresses, so it doesn’t reveal who is subscribed. Issues are sent once the link in the e-mail has been followed.',
  request: {
    body: { required: true, content: { 'application/json': { schema: newsletterSubscriptionSchema } } },
  },
  responses: {
    204: { description: 'Accepted; a confirmation e-mail is sent if one is due' },
    422: describeProblemResponse('No address, or no consent'),
    ...describeRateLimit('newsletter'),
  },
})

export function createNewsletterRoutes(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const { act } = createSubscribeAction(deps)
  api.openapi(subscribeRoute, async (c) => {
    const done = await act(c, c.req.valid('json'))
    return done.ok ? c.body(null, 204) : respondTooManyCalls(c, done)
  })
  return api
}
