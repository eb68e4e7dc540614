import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { presenceHeartbeatSchema, presenceSchema, socialProofSchema } from '../../../contract/social-proof.ts'
import { findClientAddress } from '../../runtime/client-address.ts'
import type { Deps } from '../../deps.ts'
import { createCallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { listLowStock } from '../list-low-stock.ts'
import { listRecentPurchases } from '../list-recent-purchases.ts'
import { createPresence } from '../presence.ts'
import { respondInvalidRequest } from '../../web/problem.ts'
import {
  badParameterResponse,
  describeJsonResponse,
  describeJsonBody,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'

const KEPT_FOR_S = 60

const proofRoute = createRoute({
  method: 'get',
  path: '/api/social-proof',
  summary: 'Get recent purchases and a product’s low stock',
  description:
    'Paid orders that weren’t cancelled, from an hour to 14 days old. Buyers aren’t identifiable: a place is named only if at least five customers ordered from it, otherwise the region or country. `sample` says that they are orders of the sample shop. With `collection`, only orders of its products.',
  request: {
    query: z.object({
      product: z.string().min(1).max(300).optional(),
      collection: z.string().min(1).max(300).optional(),
    }),
  },
  responses: {
    200: describeJsonResponse('Recent purchases and low stock', socialProofSchema),
    ...badParameterResponse,
    ...describeRateLimit('social-proof'),
  },
})

const presenceRoute = createRoute({
  method: 'post',
  path: '/api/presence',
  summary: 'Send a heartbeat for a page, and get its number of viewers',
  description:
    'Viewers are counted in memory for a minute, by a hash that lasts as long as the process; no cookie is read or set. Requests with DNT: 1 or Sec-GPC: 1 get a response but aren’t counted.',
  request: { body: describeJsonBody(presenceHeartbeatSchema) },
  responses: {
    200: describeJsonResponse('The number of viewers', presenceSchema),
    422: describeProblemResponse('Not a page of the shop'),
    ...describeRateLimit('social-proof'),
  },
})

/** The API with the data of the social-proof widgets. Also counts the viewers of a page, except browsers that send DNT or Sec-GPC. */
export function createSocialProofRoutes(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const presence = createPresence(deps)
  const limit = createCallLimit(deps, 'social-proof')
  const count = (c: Context) => limit(c, `at ${findClientAddress(c, deps.env)}`)
  api.openapi(proofRoute, async (c) => {
    const call = await count(c)
    if (!call.ok) return respondTooManyCalls(c, call)
    const { product, collection } = c.req.valid('query')
    const recent = await listRecentPurchases(deps.db, deps.now(), collection)
    const lowStock = product === undefined ? [] : await listLowStock(deps.db, product)
    c.header('Cache-Control', `public, max-age=${KEPT_FOR_S}`)
    return c.json({ ...recent, lowStock }, 200)
  })
  api.openapi(presenceRoute, async (c) => {
    const call = await count(c)
    if (!call.ok) return respondTooManyCalls(c, call)
    const { page } = c.req.valid('json')
    const now = deps.now()
    const browser = { address: findClientAddress(c, deps.env), userAgent: c.req.header('user-agent') ?? '' }
    c.header('Cache-Control', 'no-store')
    const viewers = await (asksNotToBeCounted(c)
      ? presence.count(page, now)
      : presence.note(page, browser, now))
    return c.json({ viewers }, 200)
  })
  return api
}

const asksNotToBeCounted = (c: Context): boolean =>
  c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
