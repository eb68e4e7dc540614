import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { newsletterSubscriptionSchema } from '../../contract/newsletter.ts'
import type { Deps } from '../deps.ts'
import { subscribe } from '../services/newsletter/subscribe.ts'
import { refuseInvalid } from './problem.ts'

const subscribeRoute = createRoute({
  method: 'post',
  path: '/api/newsletter',
  summary: 'Subscribe to the newsletter',
  description: 'Answers alike whether the address was known or not, so that nobody learns who is subscribed.',
  request: {
    body: { required: true, content: { 'application/json': { schema: newsletterSubscriptionSchema } } },
  },
  responses: { 204: { description: 'Subscribed' } },
})

export function newsletter(deps: Pick<Deps, 'db' | 'now'>): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: refuseInvalid })
  api.openapi(subscribeRoute, async (c) => {
    await subscribe(deps, c.req.valid('json').email)
    return c.body(null, 204)
  })
  return api
}
