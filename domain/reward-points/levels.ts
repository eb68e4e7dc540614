/** Points that end level 1; each level after it asks for as many more. (Ours: the specification leaves the figures open.) */
const FIRST_STEP = 100

/** The points at which level `level` begins: 0, 100, 300, 600, 1000 … one friend, then two more, then three more. */
export function rewardLevelStart(level: number): number {
  return (FIRST_STEP * level * (level - 1)) / 2
}

/** Where somebody stands with the points they have earned. */
export type RewardLevel = {
  level: number
  /** Points that are still to be earned for the next level: at least 1. */
  xpToNextLevel: number
  /** How much of this level is done, in whole percent below 100. */
  levelProgress: number
}

/** The level of so many earned points, a whole number from 0. */
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
