import { getRules } from '../settings/rules.ts'

/** The counts from which the progress of achievements is computed. */
export type RewardCounts = {
  /** 1 if the visitor has a referral link, otherwise 0. */
  links: number
  /** The number of friends whose first order is paid and not refunded. */
  friends: number
  /** The number of rewards that the visitor has redeemed. */
  rewards: number
  /** The number of the visitor's own orders that are paid and not refunded. */
  orders: number
}

export const rewardAchievementIds = [
  'link-maker',
  'first-friend',
  'crew',
  'fleet',
  'first-reward',
  'regular',
] as const
export type RewardAchievementId = (typeof rewardAchievementIds)[number]

type Rule = {
  counts: keyof RewardCounts
  requirement: number
  /** Bonus points for achievements. Like the points for each friend, they are earned only if friends order and pay. */
  rewardPoints: number
}

/** The target and bonus of each achievement. (The specification gives only the names of the fields.) */
export const rewardAchievements: Readonly<Record<RewardAchievementId, Rule>> = {
  'link-maker': { counts: 'links', requirement: 1, rewardPoints: 0 },
  'first-friend': { counts: 'friends', requirement: 1, rewardPoints: 0 },
  crew: {
    counts: 'friends',
    requirement: 3,
    get rewardPoints() {
      return getRules().rewards.crewPoints
    },
  },
  fleet: {
    counts: 'friends',
    requirement: 10,
    get rewardPoints() {
      return getRules().rewards.fleetPoints
    },
  },
  'first-reward': { counts: 'rewards', requirement: 1, rewardPoints: 0 },
  regular: { counts: 'orders', requirement: 3, rewardPoints: 0 },
}

export type RewardAchievement = {
  id: RewardAchievementId
  requirement: number
  /** The progress so far. It never exceeds the target. */
  progress: number
  rewardPoints: number
  isCompleted: boolean
}

/** Computes how far a visitor is with each achievement, in list order. */
export function computeRewardProgress(counted: RewardCounts): RewardAchievement[] {
  return rewardAchievementIds.map((id) => {
    const { counts, requirement, rewardPoints } = rewardAchievements[id]
    const progress = Math.min(Math.max(Math.floor(counted[counts]), 0), requirement)
    return { id, requirement, progress, rewardPoints, isCompleted: progress === requirement }
  })
}

type BonusChange = { id: RewardAchievementId; kind: 'earn' | 'take-back'; points: number }

/**
 * Returns the bonuses to add or to take back for the current number of friends. `had` contains the bonuses in the ledger, with their
 * points.
 */
export function computeBonusChanges(
  friends: number,
  had: ReadonlyMap<RewardAchievementId, number>,
): BonusChange[] {
  return rewardAchievementIds.flatMap((id): BonusChange[] => {
    const { counts, requirement, rewardPoints } = rewardAchievements[id]
    const isDue = counts === 'friends' && friends >= requirement
    const given = had.get(id) ?? 0
    if (isDue && given === 0 && rewardPoints > 0) return [{ id, kind: 'earn', points: rewardPoints }]
    return !isDue && given > 0 ? [{ id, kind: 'take-back', points: given }] : []
  })
}
