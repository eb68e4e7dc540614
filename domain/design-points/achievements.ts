export const achievementIds = [
  'first-design',
  'design-explorer',
  'design-master',
  'creative-genius',
  'style-master',
] as const
export type AchievementId = (typeof achievementIds)[number]

/** Progress towards an achievement. Its name and icon are defined in content/. */
export type AchievementProgress = {
  id: AchievementId
  progress: number
  /** The time in milliseconds since 1970. Null as long as the achievement is locked. */
  unlockedAt: number | null
}

/**
 * How much progress unlocks each achievement (specification of the design tools, section 3). The first two achievements count designs, the
 * third counts designs in one session, the fourth counts points, and the last one counts styles.
 */
export const achievementTargets: Readonly<Record<AchievementId, number>> = {
  'first-design': 1,
  'design-explorer': 5,
  'design-master': 10,
  'creative-genius': 1000,
  'style-master': 3,
}

/** The maximum numbers of unlocked and of locked achievements that are shown (specification of the design tools, section 9). */
const MAX_SHOWN = 3

/**
 * Sets the progress of an achievement, which can't exceed its target. If the progress reaches the target, the achievement is unlocked, and
 * `now` is stored as the time. An unlocked achievement is never locked again.
 */
export function setAchievementProgress(
  achievement: AchievementProgress,
  progress: number,
  now: number,
): AchievementProgress {
  const target = achievementTargets[achievement.id]
  if (achievement.unlockedAt !== null) return { ...achievement, progress: target }
  const reached = Math.min(target, Math.max(0, Math.floor(progress)))
  return { ...achievement, progress: reached, unlockedAt: reached === target ? now : null }
}

/** Returns the most recently unlocked achievements, latest first. */
export const listRecentAchievements = (all: readonly AchievementProgress[]): AchievementProgress[] =>
  all
    .flatMap((each) => (each.unlockedAt === null ? [] : [{ each, at: each.unlockedAt }]))
    .sort((a, b) => b.at - a.at)
    .slice(0, MAX_SHOWN)
    .map(({ each }) => each)

/** Returns the achievements that are still locked, in list order. */
export const listLockedAchievements = (all: readonly AchievementProgress[]): AchievementProgress[] =>
  all.filter(({ unlockedAt }) => unlockedAt === null).slice(0, MAX_SHOWN)
