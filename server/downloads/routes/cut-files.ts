import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { cutFilesSchema, cutSampleSchema } from '../../../contract/cut-files.ts'
import type { Deps } from '../../deps.ts'
import { listCutFiles } from '../list-cut-files.ts'
import { respondTooManyCalls } from '../../web/call-limit.ts'
import { respondInvalidRequest } from '../../web/problem.ts'
import {
  describeJsonResponse,
  describeJsonBody,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'
import { createSampleRequestAction } from './sample-request-action.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/cut-files',
  summary: 'List single cut files for sale, with their actual sizes',
  responses: { 200: describeJsonResponse('In library order', cutFilesSchema) },
})

const sampleRoute = createRoute({
  method: 'post',
  path: '/api/cut-files/sample',
  summary: 'Request the free sample by e-mail',
  description:
    'An address gets at most one e-mail a day, and the response doesn’t reveal whether one was sent. Subscribes to the newsletter only on request.',
  request: { body: describeJsonBody(cutSampleSchema) },
  responses: {
    204: { description: 'Accepted; an e-mail is sent if one is due' },
    422: describeProblemResponse('No name, or no address'),
    ...describeRateLimit('free-samples'),
  },
})

type CutFilesDeps = Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>

/** The API for the page that lists all cut files. */
export function createCutFileRoutes(deps: CutFilesDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const { act } = createSampleRequestAction(deps)
  api.openapi(listRoute, async (c) => c.json({ cutFiles: await listCutFiles(deps.db) }, 200))
  api.openapi(sampleRoute, async (c) => {
    const done = await act(c, c.req.valid('json'))
    return done.ok ? c.body(null, 204) : respondTooManyCalls(c, done)
  })
  return api
}
