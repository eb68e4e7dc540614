import { referralCopy } from '../../../content/referrals.ts'
import type {
  PointsSummary,
  ReferralSummary,
  RewardAchievementView,
  RewardView,
} from '../../../contract/referrals.ts'
import { NO_POINTS, type PointsBalance } from '../../../domain/reward-points/balance.ts'
import { listRewards } from '../../../domain/reward-points/rewards.ts'
import { computeRewardLevel } from '../../../domain/reward-points/levels.ts'
import { type RewardCounts, computeRewardProgress } from '../../../domain/reward-points/achievements.ts'
import type { Deps } from '../../deps.ts'
import { findReferralCode, buildShareUrl } from '../referrals/referral-codes.ts'
import { countReferrals, listReferrals } from '../referrals/referrals.ts'
import { countRewardEvents } from '../count-reward-events.ts'
import { findRewardPoints } from '../points-ledger.ts'

type ViewDeps = Pick<Deps, 'db' | 'env'>

/** The visitor's account; null for a visitor without one, who sees zeros. */
type Hash = string | null

export async function readPointsSummary({ db }: ViewDeps, hash: Hash): Promise<PointsSummary> {
  const { available, earned, owed }: PointsBalance =
    hash === null ? NO_POINTS : await findRewardPoints(db, hash)
  return { totalPoints: earned, availablePoints: available, ...computeRewardLevel(earned), owedPoints: owed }
}

const EMPTY_SUMMARY: ReferralSummary = {
  stats: { completedReferrals: 0, pendingReferrals: 0, totalEarned: 0 },
  referrals: [],
  shareUrl: null,
}

export async function readReferralSummary({ db, env }: ViewDeps, hash: Hash): Promise<ReferralSummary> {
  if (hash === null) return EMPTY_SUMMARY
  const { completed, pending } = await countReferrals(db, hash)
  const { earned } = await findRewardPoints(db, hash)
  const listed = await listReferrals(db, hash)
  const code = await findReferralCode(db, hash)
  return {
    stats: { completedReferrals: completed, pendingReferrals: pending, totalEarned: earned },
    referrals: listed.map(({ id, code: referralCode, createdAt, status }) => ({
      id,
      referralCode,
      createdAt: createdAt.toISOString(),
      status,
    })),
    shareUrl: code === null ? null : buildShareUrl(env.PUBLIC_URL, code),
  }
}

export const listRewardViews = (): RewardView[] =>
  listRewards().map(({ minimumSubtotalCents, discountValue, ...reward }) => ({
    ...reward,
    discountValue: reward.discountType === 'percentage' ? discountValue : discountValue / 100,
    minimumSubtotal: minimumSubtotalCents / 100,
  }))

const NO_COUNTS: RewardCounts = { links: 0, friends: 0, rewards: 0, orders: 0 }

export async function listAchievementViews({ db }: ViewDeps, hash: Hash): Promise<RewardAchievementView[]> {
  const counted = hash === null ? NO_COUNTS : await countRewardEvents(db, hash)
  return computeRewardProgress(counted).map(({ id, ...progress }) => {
    const { name, description, badge, counts } = referralCopy.achievements.words[id]
    return { id, name, description, badge, ...progress, unit: counts[progress.requirement === 1 ? 0 : 1] }
  })
}
