import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { messageAnswerSchema, storedMessagesSchema, contactTopicSchema } from '../../../contract/contact.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import { answerContactMessage, listContactMessages } from '../messages.ts'
import { respondStaleVersion } from '../../web/operator-responses.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import {
  badParameterResponse,
  describeJsonResponse,
  describeJsonBody,
  notFoundResponse,
  describeProblemResponse,
} from '../../web/responses.ts'

const MAX_ID = Number.MAX_SAFE_INTEGER
const id = z.coerce.number().int().min(1).max(MAX_ID)

const listRoute = createRoute({
  method: 'get',
  path: '/api/operator/messages',
  summary: 'List contact messages, newest first',
  request: {
    query: z.object({
      state: z.enum(['open', 'all']).default('open'),
      topic: contactTopicSchema.optional(),
      before: id.optional(),
    }),
  },
  responses: {
    200: describeJsonResponse('Messages', storedMessagesSchema),
    ...badParameterResponse,
    401: describeProblemResponse('Not the operator'),
  },
})

const answeredRoute = createRoute({
  method: 'put',
  path: '/api/operator/messages/{id}/answered',
  summary: 'Mark a message as answered',
  request: { params: z.object({ id }) },
  responses: {
    204: { description: 'Noted' },
    ...badParameterResponse,
    401: describeProblemResponse('Not the operator'),
    ...notFoundResponse,
  },
})

const answerRoute = createRoute({
  method: 'post',
  path: '/api/operator/messages/{id}/answer',
  summary: 'Answer a message by e-mail, and mark it as answered',
  request: { params: z.object({ id }), body: describeJsonBody(messageAnswerSchema) },
  responses: {
    204: { description: 'The e-mail is on its way' },
    ...badParameterResponse,
    401: describeProblemResponse('Not the operator'),
    ...notFoundResponse,
    409: describeProblemResponse('Already answered (changed-meanwhile)'),
    422: describeProblemResponse('The answer is invalid'),
  },
})

const unknownMessage = (c: Context) => respondProblem(c, 'not-found', 'There is no such message.')

export function createContactOperatorRoutes(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.use('/api/operator/messages/*', requireOperator(deps))
  const answer = async (c: Context, message: number, text: string | null) =>
    answerContactMessage(deps, { id: message, text, actor: await findOperatorName(c, deps) })
  api.openapi(listRoute, async (c) => {
    const { state, topic, before } = c.req.valid('query')
    c.header('Cache-Control', 'no-store')
    return c.json(await listContactMessages(deps.db, { open: state === 'open', topic, before }), 200)
  })
  api.openapi(answeredRoute, async (c) => {
    const answered = await answer(c, c.req.valid('param').id, null)
    // It isn't an error if the message was already marked as answered.
    return answered.ok || answered.reason === 'answered-already' ? c.body(null, 204) : unknownMessage(c)
  })
  api.openapi(answerRoute, async (c) => {
    const answered = await answer(c, c.req.valid('param').id, c.req.valid('json').text)
    if (answered.ok) return c.body(null, 204)
    return answered.reason === 'answered-already'
      ? respondStaleVersion(c, deps.db, 'message', answered.reference)
      : unknownMessage(c)
  })
  return api
}
