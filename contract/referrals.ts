import { z } from '@hono/zod-openapi'
import { REFERRAL_STATUSES } from '../domain/referrals/referral-rules.ts'
import type { PageNotice } from './checkout-page.ts'

/**
 * The user whose data is requested. Both "1", which the shop's pages send, and "me" mean the visitor who sends the request. Other ids are
 * refused.
 */
export const userIdSchema = z.union([z.int(), z.string().max(64)])

/** GET /api/points/{userId} (specification, marketing pages, section 3). */
export const pointsSummarySchema = z
  .object({
    /** All points that the visitor earned, minus those that were taken back. */
    totalPoints: z.int().min(0),
    /** Points that the visitor can spend. */
    availablePoints: z.int().min(0),
    level: z.int().min(1),
    xpToNextLevel: z.int().min(1),
    /** Progress within the current level, as a whole percentage from 0 to 99. */
    levelProgress: z.int().min(0).max(99),
    /** Points that were taken back after the visitor had spent them. They are subtracted from the points that the visitor earns next. */
    owedPoints: z.int().min(0),
  })
  .openapi('PointsSummary')

/** GET /api/referrals/{userId} */
export const referralSummarySchema = z
  .object({
    stats: z.object({
      completedReferrals: z.int().min(0),
      pendingReferrals: z.int().min(0),
      /** Points earned by referrals. */
      totalEarned: z.int().min(0),
    }),
    /** The visitor's referrals, newest first, at most 50. */
    referrals: z.array(
      z.object({
        id: z.string(),
        referralCode: z.string(),
        createdAt: z.iso.datetime(),
        status: z.enum(REFERRAL_STATUSES),
      }),
    ),
    /** The visitor's referral link; null until it is generated. */
    shareUrl: z.string().nullable(),
  })
  .openapi('ReferralSummary')

/** GET /api/rewards */
export const rewardSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    pointsCost: z.int().min(1),
    discountType: z.enum(['percentage', 'fixed_amount']),
    /** The discount as a percentage or in Canadian dollars. */
    discountValue: z.number(),
    /** The amount in Canadian dollars that the order has to exceed; 0 means any order. */
    minimumSubtotal: z.number(),
  })
  .openapi('Reward')

/** GET /api/achievements */
export const rewardAchievementSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    /** The name of an icon of the shop. */
    badge: z.string(),
    requirement: z.int(),
    progress: z.int(),
    rewardPoints: z.int(),
    isCompleted: z.boolean(),
    /** The unit that the achievement counts, in one word, such as friends. */
    unit: z.string(),
  })
  .openapi('RewardAchievement')

/** POST /api/referrals/generate */
export const referralLinkRequestSchema = z.object({ userId: userIdSchema }).openapi('ReferralLinkRequest')
export const referralLinkSchema = z.object({ shareUrl: z.string() }).openapi('ReferralLink')

/** POST /api/rewards/redeem */
export const redemptionRequestSchema = z
  .object({ userId: userIdSchema, rewardId: z.union([z.int(), z.string().max(20)]) })
  .openapi('RedemptionRequest')
export const redemptionSchema = z
  .object({
    /** A message for the visitor. */
    message: z.string(),
    /** A discount code that is valid for one order. */
    code: z.string(),
  })
  .openapi('Redeemed')

export type PointsSummary = z.infer<typeof pointsSummarySchema>
export type ReferralSummary = z.infer<typeof referralSummarySchema>
export type RewardView = z.infer<typeof rewardSchema>
export type RewardAchievementView = z.infer<typeof rewardAchievementSchema>
export type ReferralLink = z.infer<typeof referralLinkSchema>
export type Redemption = z.infer<typeof redemptionSchema>

/** A reward that the visitor redeemed, with its discount code. */
export type RedeemedCode = { name: string; code: string; state: 'unused' | 'used' | 'returned' }

/** Data that the server renders /referrals with, so that the page works without scripts. With scripts, the browser refetches parts of it. */
export type ReferralsPage = {
  points: PointsSummary
  summary: ReferralSummary
  rewards: RewardView[]
  achievements: RewardAchievementView[]
  codes: RedeemedCode[]
  notice: PageNotice | null
  /** Idempotency key of the forms: a form that is submitted twice redeems a reward once. */
  requestKey: string
}
