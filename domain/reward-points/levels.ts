import { rules } from '../settings/rules.ts'

/** The points at which a level starts: by default 0, 100, 300, 600, 1000 … one friend, then two more, then three more. (Ours: the specification leaves the figures open.) */
export function rewardLevelStart(level: number): number {
  return (rules().rewards.levelPoints * level * (level - 1)) / 2
}

/** A visitor's level for their earned points. */
export type RewardLevel = {
  level: number
  /** Points that are still to be earned for the next level: at least 1. */
  xpToNextLevel: number
  /** Progress within this level, in whole percent below 100. */
  levelProgress: number
}

/** The level for earned points, an integer from 0. */
export function rewardLevelOf(earned: number): RewardLevel {
  let level = 1
  while (earned >= rewardLevelStart(level + 1)) level += 1
  const start = rewardLevelStart(level)
  const end = rewardLevelStart(level + 1)
  return {
    level,
    xpToNextLevel: end - earned,
    levelProgress: Math.floor(((earned - start) / (end - start)) * 100),
  }
}
