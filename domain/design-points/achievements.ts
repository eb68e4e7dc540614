export const achievementIds = [
  'first-design',
  'design-explorer',
  'design-master',
  'creative-genius',
  'style-master',
] as const
export type AchievementId = (typeof achievementIds)[number]

/** Progress towards an achievement; its name and looks are content. */
export type AchievementProgress = {
  id: AchievementId
  progress: number
  /** ms since 1970; null while it is locked. */
  unlockedAt: number | null
}

/** Progress at which each is unlocked (design tools, section 3): designs, designs, designs of a session, points, styles. */
export const achievementTargets: Readonly<Record<AchievementId, number>> = {
  'first-design': 1,
  'design-explorer': 5,
  'design-master': 10,
  'creative-genius': 1000,
  'style-master': 3,
}

/** How many of each kind are shown at most (design tools, section 9). */
const MOST_SHOWN = 3

/** The achievement with this progress, capped at its target and unlocked at `now` if that reaches it. Unlocked achievements stay unlocked. */
export function withProgress(
  achievement: AchievementProgress,
  progress: number,
  now: number,
): AchievementProgress {
  const target = achievementTargets[achievement.id]
  if (achievement.unlockedAt !== null) return { ...achievement, progress: target }
  const reached = Math.min(target, Math.max(0, Math.floor(progress)))
  return { ...achievement, progress: reached, unlockedAt: reached === target ? now : null }
}

/** The achievements unlocked last, the latest first. */
export const recentAchievements = (all: readonly AchievementProgress[]): AchievementProgress[] =>
  all
    .flatMap((each) => (each.unlockedAt === null ? [] : [{ each, at: each.unlockedAt }]))
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_SHOWN)
    .map(({ each }) => each)

/** The achievements that are still locked, in list order. */
export const challenges = (all: readonly AchievementProgress[]): AchievementProgress[] =>
  all.filter(({ unlockedAt }) => unlockedAt === null).slice(0, MOST_SHOWN)
