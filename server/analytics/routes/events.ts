import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { shopEventsSchema } from '../../../contract/shop-events.ts'
import type { Deps } from '../../deps.ts'
import { createCallLimit } from '../../web/call-limit.ts'
import { storeEvents } from '../events/store-events.ts'
import { respondInvalidRequest } from '../../web/problem.ts'
import { describeJsonBody, describeProblemResponse } from '../../web/responses.ts'

/**
 * The maximum number of events stored per day, so that the log can't fill the shop's disk. The events of a full day take about 200 MB with
 * their index.
 */
const MAX_PER_DAY = 300_000
const DAY_MS = 24 * 60 * 60 * 1_000

const eventsRoute = createRoute({
  method: 'post',
  path: '/api/events',
  summary: 'Log events that happened on a page',
  description:
    'No caller data is stored: no cookie, no IP address. Requests with DNT: 1 or Sec-GPC: 1 get the same response, but nothing is stored. The same applies once the log is full.',
  request: { body: describeJsonBody(shopEventsSchema) },
  responses: {
    204: { description: 'Taken' },
    422: describeProblemResponse('An event is invalid'),
  },
})

/** Serves the shop's own event log. The parameter `most` is the maximum number of events per day; tests set a lower one. */
export function createEventRoutes(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>,
  most: number = MAX_PER_DAY,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const limit = createCallLimit(deps, 'events')
  const today = { since: 0, kept: 0 }
  const takesMore = (count: number, now: number): boolean => {
    if (now - today.since >= DAY_MS) Object.assign(today, { since: now, kept: 0 })
    today.kept += count
    return today.kept <= most
  }
  api.openapi(eventsRoute, async (c) => {
    const { events: told } = c.req.valid('json')
    if (asksNotToBeTracked(c)) return c.body(null, 204)
    // The response is 204 even if the log is full or the rate limit is reached, because neither the page nor the visitor could do anything
    // about it.
    if (!(await limit(c)).ok || !takesMore(told.length, deps.now().getTime())) return c.body(null, 204)
    await storeEvents(deps, told)
    return c.body(null, 204)
  })
  return api
}

const asksNotToBeTracked = (c: Context): boolean =>
  c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
