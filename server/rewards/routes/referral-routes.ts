import { createRoute, z } from '@hono/zod-openapi'
import {
  referralLinkRequestSchema,
  pointsSummarySchema,
  redemptionSchema,
  redemptionRequestSchema,
  referralLinkSchema,
  referralSummarySchema,
  rewardAchievementSchema,
  rewardSchema,
} from '../../../contract/referrals.ts'
import {
  jsonResponse,
  jsonBody,
  notFoundResponse,
  problemResponse,
  rateLimited,
} from '../../web/responses.ts'

const ofUser = {
  params: z.object({
    userId: z
      .string()
      .max(64)
      .openapi({ description: '1 or me: the current visitor. All other ids return 404.' }),
  }),
}

export const pointsRoute = createRoute({
  method: 'get',
  path: '/api/points/{userId}',
  summary: 'Get the visitor’s reward points and level',
  request: ofUser,
  responses: {
    200: jsonResponse('Zeros for visitors who never had any', pointsSummarySchema),
    ...notFoundResponse,
  },
})

export const referralsRoute = createRoute({
  method: 'get',
  path: '/api/referrals/{userId}',
  summary: 'Get the visitor’s referrals and referral link',
  request: ofUser,
  responses: {
    200: jsonResponse('Identified by date only, never by person', referralSummarySchema),
    ...notFoundResponse,
  },
})

export const rewardsRoute = createRoute({
  method: 'get',
  path: '/api/rewards',
  summary: 'List rewards and their cost in points',
  responses: { 200: jsonResponse('The same for everyone', z.array(rewardSchema)) },
})

export const achievementsRoute = createRoute({
  method: 'get',
  path: '/api/achievements',
  summary: 'Get the visitor’s progress towards each achievement',
  responses: { 200: jsonResponse('All of them', z.array(rewardAchievementSchema)) },
})

export const generateRoute = createRoute({
  method: 'post',
  path: '/api/referrals/generate',
  summary: 'Get or create the visitor’s referral link',
  request: { body: jsonBody(referralLinkRequestSchema) },
  responses: {
    200: jsonResponse('The link', referralLinkSchema),
    404: problemResponse('Another visitor’s user id'),
    ...rateLimited('rewards'),
  },
})

export const redeemRoute = createRoute({
  method: 'post',
  path: '/api/rewards/redeem',
  summary: 'Redeem points for a discount code, valid for one order',
  request: {
    headers: z.object({
      'idempotency-key': z
        .string()
        .regex(/^[\x21-\x7e]{1,255}$/)
        .optional()
        .openapi({ description: 'Repeating the request with the same key has no further effect.' }),
    }),
    body: jsonBody(redemptionRequestSchema),
  },
  responses: {
    200: jsonResponse('Redeemed', redemptionSchema),
    404: problemResponse('Another’s user id, or no such reward (unknown-reward)'),
    409: problemResponse(
      'Not enough points (not-enough-points), or the same request is running (idempotency-key-in-use)',
    ),
    422: problemResponse('The key was used with another body (idempotency-key-reused)'),
    ...rateLimited('rewards'),
  },
})
