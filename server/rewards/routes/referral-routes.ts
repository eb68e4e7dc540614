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
  describeJsonResponse,
  describeJsonBody,
  notFoundResponse,
  describeProblemResponse,
  describeRateLimit,
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
    200: describeJsonResponse('Zeros for visitors who never had any', pointsSummarySchema),
    ...notFoundResponse,
  },
})

export const referralsRoute = createRoute({
  method: 'get',
  path: '/api/referrals/{userId}',
  summary: 'Get the visitor’s referrals and referral link',
  request: ofUser,
  responses: {
    200: describeJsonResponse('Identified by date only, never by person', referralSummarySchema),
    ...notFoundResponse,
  },
})

export const rewardsRoute = createRoute({
  method: 'get',
  path: '/api/rewards',
  summary: 'List rewards and their cost in points',
  responses: { 200: describeJsonResponse('The same for everyone', z.array(rewardSchema)) },
})

export const achievementsRoute = createRoute({
  method: 'get',
  path: '/api/achievements',
  summary: 'Get the visitor’s progress towards each achievement',
  responses: { 200: describeJsonResponse('All of them', z.array(rewardAchievementSchema)) },
})

export const generateReferralCodeRoute = createRoute({
  method: 'post',
  path: '/api/referrals/generate',
  summary: 'Get or create the visitor’s referral link',
  request: { body: describeJsonBody(referralLinkRequestSchema) },
  responses: {
    200: describeJsonResponse('The link', referralLinkSchema),
    404: describeProblemResponse('Another visitor’s user id'),
    ...describeRateLimit('rewards'),
  },
})

export const redeemRewardRoute = createRoute({
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
    body: describeJsonBody(redemptionRequestSchema),
  },
  responses: {
    200: describeJsonResponse('Redeemed', redemptionSchema),
    404: describeProblemResponse('Another’s user id, or no such reward (unknown-reward)'),
    409: describeProblemResponse(
      'Not enough points (not-enough-points), or the same request is running (idempotency-key-in-use)',
    ),
    422: describeProblemResponse('The key was used with another body (idempotency-key-reused)'),
    ...describeRateLimit('rewards'),
  },
})
