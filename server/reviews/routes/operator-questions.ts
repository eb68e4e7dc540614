import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  answerQuestionSchema,
  operatorQuestionListSchema,
  moderationStateSchema,
} from '../../../contract/reviews.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import {
  answerQuestion,
  hideQuestion,
  listQuestionsForModeration,
  publishQuestion,
} from '../questions/moderate-questions.ts'
import { numericIdSchema } from '../../web/numeric-id.ts'
import { respondStaleVersion } from '../../web/operator-responses.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import {
  badParameterResponse,
  describeJsonResponse,
  describeJsonBody,
  notFoundResponse,
  describeProblemResponse,
} from '../../web/responses.ts'

const forOperator = { 401: describeProblemResponse('Not the operator') } as const
const withId = { params: z.object({ id: numericIdSchema }) }
const done = { 204: { description: 'Done' }, ...notFoundResponse, ...forOperator } as const

const listRoute = createRoute({
  method: 'get',
  path: '/api/operator/questions',
  summary: 'List product questions, newest first, 20 per page',
  request: {
    query: z.object({ state: moderationStateSchema.default('pending'), after: numericIdSchema.optional() }),
  },
  responses: {
    200: describeJsonResponse('Questions', operatorQuestionListSchema),
    ...badParameterResponse,
    ...notFoundResponse,
    ...forOperator,
  },
})

const answerRoute = createRoute({
  method: 'put',
  path: '/api/operator/questions/{id}/answer',
  summary: 'Answer a question: both are published, and e-mailed to the person who asked',
  request: { ...withId, body: describeJsonBody(answerQuestionSchema) },
  responses: {
    ...done,
    409: describeProblemResponse('Already answered by someone else (changed-meanwhile)'),
  },
})

const publishRoute = createRoute({
  method: 'post',
  path: '/api/operator/questions/{id}/publish',
  summary: 'Publish a hidden question again',
  request: withId,
  responses: { ...done, 409: describeProblemResponse('It has no answer (not-answered)') },
})

const hideRoute = createRoute({
  method: 'post',
  path: '/api/operator/questions/{id}/hide',
  summary: 'Hide a question',
  request: withId,
  responses: done,
})

export function createOperatorQuestionRoutes(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.use('/api/operator/questions/*', requireOperator(deps))
  api.openapi(listRoute, async (c) => {
    const { state, after = null } = c.req.valid('query')
    return c.json(await listQuestionsForModeration(deps.db, { state, after }), 200)
  })
  api.openapi(answerRoute, async (c) => {
    const { id } = c.req.valid('param')
    const { text, seen } = c.req.valid('json')
    const answered = await answerQuestion(deps, { id, text, seen, actor: await findOperatorName(c, deps) })
    if (answered === 'changed-meanwhile') return respondStaleVersion(c, deps.db, 'question', String(id))
    return answered === 'done' ? c.body(null, 204) : unknownQuestion(c)
  })
  api.openapi(hideRoute, async (c) =>
    (await hideQuestion(deps, { ...c.req.valid('param'), actor: await findOperatorName(c, deps) }))
      ? c.body(null, 204)
      : unknownQuestion(c),
  )
  api.openapi(publishRoute, async (c) => {
    const one = { ...c.req.valid('param'), actor: await findOperatorName(c, deps) }
    const shown = await publishQuestion(deps, one)
    if (shown.ok) return c.body(null, 204)
    if (shown.reason === 'unknown-question') return unknownQuestion(c)
    return respondProblemWithCode(
      c,
      409,
      shown.reason,
      'Answer it first: questions are shown with their answers.',
    )
  })
  return api
}

const unknownQuestion = (c: Context) => respondProblem(c, 'not-found', 'There is no such question.')
