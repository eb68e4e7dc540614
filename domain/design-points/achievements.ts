export const achievementIds = [
  'first-design',
  'design-explorer',
  'design-master',
  'creative-genius',
  'style-master',
] as const
export type AchievementId = (typeof achievementIds)[number]

/** How far somebody is with an achievement; what it is called and looks like is content. */
export type AchievementProgress = {
  id: AchievementId
  unlocked: boolean
  progress: number
}

/** Progress at which each is unlocked (design tools, section 3): designs, designs, designs of a session, points, styles. */
export const achievementTargets: Readonly<Record<AchievementId, number>> = {
  'first-design': 1,
  'design-explorer': 5,
  'design-master': 10,
  'creative-genius': 1000,
  'style-master': 3,
}

/** The achievement with this progress, at most its target; what is unlocked stays so. */
export function withProgress(achievement: AchievementProgress, progress: number): AchievementProgress {
  const target = achievementTargets[achievement.id]
  if (achievement.unlocked) return { ...achievement, progress: target }
  const reached = Math.min(target, Math.max(0, Math.floor(progress)))
  return { ...achievement, progress: reached, unlocked: reached === target }
}
