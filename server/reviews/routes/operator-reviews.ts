import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  answerReviewSchema,
  operatorReviewListSchema,
  moderationStateSchema,
} from '../../../contract/reviews.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import { answerReview, listReviewsForModeration, moderateReview } from '../moderate-reviews.ts'
import { numericIdSchema } from '../../web/numeric-id.ts'
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

const forOperator = { 401: describeProblemResponse('Not the operator') } as const
const withId = { params: z.object({ id: numericIdSchema }) }
const done = { 204: { description: 'Done' }, ...notFoundResponse, ...forOperator } as const

const listRoute = createRoute({
  method: 'get',
  path: '/api/operator/reviews',
  summary: 'List reviews for moderation, newest first, 20 per page',
  request: {
    query: z.object({
      state: moderationStateSchema.default('pending'),
      reported: z.enum(['true', 'false']).optional(),
      after: numericIdSchema.optional(),
    }),
  },
  responses: {
    200: describeJsonResponse('Reviews', operatorReviewListSchema),
    ...badParameterResponse,
    ...notFoundResponse,
    ...forOperator,
  },
})

const publishRoute = createRoute({
  method: 'post',
  path: '/api/operator/reviews/{id}/publish',
  summary: 'Publish a review and close reports about it',
  request: withId,
  responses: done,
})

const hideRoute = createRoute({
  method: 'post',
  path: '/api/operator/reviews/{id}/hide',
  summary: 'Hide a review and its photo',
  request: withId,
  responses: done,
})

const answerRoute = createRoute({
  method: 'put',
  path: '/api/operator/reviews/{id}/answer',
  summary: 'Reply to a review; an empty text removes the reply',
  request: { ...withId, body: describeJsonBody(answerReviewSchema) },
  responses: {
    ...done,
    409: describeProblemResponse('Already answered by someone else (changed-meanwhile)'),
  },
})

export function createOperatorReviewRoutes(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.use('/api/operator/reviews/*', requireOperator(deps))
  api.openapi(listRoute, async (c) => {
    const { state, reported, after = null } = c.req.valid('query')
    return c.json(
      await listReviewsForModeration(deps.db, { state, reported: reported === 'true', after }),
      200,
    )
  })
  const moderate = async (c: Context, id: number, state: 'published' | 'hidden') =>
    (await moderateReview(deps, { id, state, actor: await findOperatorName(c, deps) }))
      ? c.body(null, 204)
      : unknownReview(c)
  api.openapi(publishRoute, (c) => moderate(c, c.req.valid('param').id, 'published'))
  api.openapi(hideRoute, (c) => moderate(c, c.req.valid('param').id, 'hidden'))
  api.openapi(answerRoute, async (c) => {
    const { id } = c.req.valid('param')
    const { text, seen } = c.req.valid('json')
    const answered = await answerReview(deps, { id, text, seen, actor: await findOperatorName(c, deps) })
    if (answered === 'changed-meanwhile') return respondStaleVersion(c, deps.db, 'review', String(id))
    return answered === 'done' ? c.body(null, 204) : unknownReview(c)
  })
  return api
}

const unknownReview = (c: Context) => respondProblem(c, 'not-found', 'There is no such review.')
