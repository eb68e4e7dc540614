import {
  type AchievementId,
  achievementIds,
  type AchievementProgress,
  setAchievementProgress,
} from './achievements.ts'
import { capAward } from './awards.ts'
import { FIRST_LEVEL, computeLevel } from './levels.ts'

/** A visitor's points for designing. */
export type DesignPoints = {
  /** All points ever earned. */
  points: number
  level: number
  /** All five achievements, in list order. */
  achievements: readonly AchievementProgress[]
  /** The styles that the visitor's designs were made in. */
  styles: readonly string[]
  /** When the last design was made, in ms since 1970; 0 before the first design. */
  lastDesignAt: number
}

export const NO_DESIGN_POINTS: DesignPoints = {
  points: 0,
  level: FIRST_LEVEL,
  achievements: achievementIds.map((id) => ({ id, progress: 0, unlockedAt: null })),
  styles: [],
  lastDesignAt: 0,
}

/** Something that earns points. A simulated design has no style. */
export type DesignAction =
  | { kind: 'created'; points: number; style: string | null }
  | { kind: 'uploaded'; points: number }

/** An event to announce to the visitor, in addition to the points. */
export type Milestone = { kind: 'achievement'; id: AchievementId } | { kind: 'level'; level: number }

/** A session ends after this many ms without a design: half an hour, as is usual in web analytics. */
const SESSION_ENDS_AFTER = 30 * 60 * 1_000

/**
 * Applies an action to points, level and achievements (specification of the design tools, section 4). `now` is in ms since 1970. A design
 * unlocks first-design and advances design-explorer and design-master by one; its style counts towards style-master, and its points towards
 * creative-genius.
 */
export function applyDesignAction(
  before: DesignPoints,
  deed: DesignAction,
  now: number,
): { after: DesignPoints; milestones: Milestone[] } {
  const points = before.points + capAward(deed.kind, deed.points)
  const level = computeLevel(points, before.level)
  const designed = deed.kind === 'created' ? countDesign(before, deed.style, now) : before
  const achievements = designed.achievements.map((achievement) =>
    achievement.id === 'creative-genius' ? setAchievementProgress(achievement, points, now) : achievement,
  )
  const unlocked = achievements.filter(
    ({ unlockedAt }, index) => unlockedAt !== null && before.achievements[index]?.unlockedAt === null,
  )
  return {
    after: { ...designed, points, level, achievements },
    milestones: [
      ...unlocked.map(({ id }) => ({ kind: 'achievement' as const, id })),
      ...(level > before.level ? [{ kind: 'level' as const, level }] : []),
    ],
  }
}

function countDesign(before: DesignPoints, style: string | null, now: number): DesignPoints {
  const styles = style === null || before.styles.includes(style) ? before.styles : [...before.styles, style]
  const sameSession = now - before.lastDesignAt <= SESSION_ENDS_AFTER
  const progressOf = ({ id, progress }: AchievementProgress): number => {
    switch (id) {
      case 'first-design':
        return 1
      case 'design-explorer':
        return progress + 1
      case 'design-master':
        return sameSession ? progress + 1 : 1
      case 'style-master':
        // Earlier versions didn't store style names, so progress from then may exceed the number of styles.
        return Math.max(progress, styles.length)
      case 'creative-genius':
        return progress
    }
  }
  const achievements = before.achievements.map((achievement) =>
    setAchievementProgress(achievement, progressOf(achievement), now),
  )
  return { ...before, achievements, styles, lastDesignAt: now }
}
