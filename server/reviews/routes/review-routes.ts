import { createRoute, z } from '@hono/zod-openapi'
import {
  helpfulVoteSchema,
  newQuestionSchema,
  questionListSchema,
  reportSchema,
  reviewListSchema,
} from '../../../contract/reviews.ts'
import { DEFAULT_REVIEW_SORT, REVIEW_SORTS } from '../../../domain/reviews/review-rules.ts'
import { numericIdSchema } from '../../web/numeric-id.ts'
import {
  badParameterResponse,
  describeJsonResponse,
  describeJsonBody,
  notFoundResponse,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'

/** A product's handle, number or global id (gid://…, with encoded slashes). */
const ofProduct = z.object({ id: z.string().max(300) })
const ofReview = { params: z.object({ id: numericIdSchema }) }
const after = numericIdSchema
  .optional()
  .openapi({ description: 'next of the previous page, with the same sort' })

export const listReviewsRoute = createRoute({
  method: 'get',
  path: '/api/products/{id}/reviews',
  summary: 'List a product’s reviews, six per page',
  description: 'Samples are shown and counted only while the product has no review by a buyer.',
  request: {
    params: ofProduct,
    query: z.object({ sort: z.enum(REVIEW_SORTS).default(DEFAULT_REVIEW_SORT), after }),
  },
  responses: {
    200: describeJsonResponse('Reviews, their mean and distribution', reviewListSchema),
    ...badParameterResponse,
    ...notFoundResponse,
  },
})

const voted = {
  200: describeJsonResponse('The current count', helpfulVoteSchema),
  403: describeProblemResponse('One’s own review (own-review)'),
  ...notFoundResponse,
  ...describeRateLimit('review-votes'),
} as const

export const voteRoute = createRoute({
  method: 'put',
  path: '/api/reviews/{id}/helpful',
  summary: 'Mark a review as helpful; repeating it has no effect',
  request: ofReview,
  responses: voted,
})

export const withdrawVoteRoute = createRoute({
  method: 'delete',
  path: '/api/reviews/{id}/helpful',
  summary: 'Withdraw that vote',
  request: ofReview,
  responses: voted,
})

export const reportRoute = createRoute({
  method: 'post',
  path: '/api/reviews/{id}/report',
  summary: 'Report a review',
  request: { ...ofReview, body: describeJsonBody(reportSchema) },
  responses: {
    204: { description: 'The operator will see it' },
    ...notFoundResponse,
    ...describeRateLimit('review-votes'),
  },
})

export const listQuestionsRoute = createRoute({
  method: 'get',
  path: '/api/products/{id}/questions',
  summary: 'List answered questions about a product, newest first, ten per page',
  request: { params: ofProduct, query: z.object({ after }) },
  responses: {
    200: describeJsonResponse('Questions', questionListSchema),
    ...badParameterResponse,
    ...notFoundResponse,
  },
})

export const askQuestionRoute = createRoute({
  method: 'post',
  path: '/api/products/{id}/questions',
  summary: 'Ask about a product',
  description:
    'It is shown once the shop has answered. The e-mail address gets the answer and is then deleted.',
  request: { params: ofProduct, body: describeJsonBody(newQuestionSchema) },
  responses: {
    204: { description: 'The question was received' },
    ...notFoundResponse,
    ...describeRateLimit('questions'),
  },
})
