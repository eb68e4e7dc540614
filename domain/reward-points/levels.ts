import { getRules } from '../settings/rules.ts'

/**
 * Returns the points at which a level starts. By default these are 0, 100, 300, 600, 1000 …: level 2 needs one friend's order, level 3 two
 * more, and so on. (The specification doesn't give the numbers.)
 */
export function getRewardLevelStart(level: number): number {
  return (getRules().rewards.levelPoints * level * (level - 1)) / 2
}

/** The level for the points that a visitor has earned. */
export type RewardLevel = {
  level: number
  /** How many points are still missing for the next level. This is never less than 1. */
  xpToNextLevel: number
  /** How much of this level the visitor has completed, in whole percent. This is always below 100. */
  levelProgress: number
}

/** Computes the level for a number of earned points. `earned` must be an integer and not negative. */
export function computeRewardLevel(earned: number): RewardLevel {
  let level = 1
  while (earned >= getRewardLevelStart(level + 1)) level += 1
  const start = getRewardLevelStart(level)
  const end = getRewardLevelStart(level + 1)
  return {
    level,
    xpToNextLevel: end - earned,
    levelProgress: Math.floor(((earned - start) / (end - start)) * 100),
  }
}
