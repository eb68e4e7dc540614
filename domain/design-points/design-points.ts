import {
  type AchievementId,
  achievementIds,
  type AchievementProgress,
  setAchievementProgress,
} from './achievements.ts'
import { capAward } from './awards.ts'
import { FIRST_LEVEL, computeLevel } from './levels.ts'

/** The points and achievements that a visitor has earned by designing. */
export type DesignPoints = {
  /** All points that the visitor has ever earned. */
  points: number
  level: number
  /** All five achievements, in list order. */
  achievements: readonly AchievementProgress[]
  /** The styles that the visitor has used in designs. */
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

/** An action that earns points: a created design or an upload. `style` is null for a simulated design. */
export type DesignAction =
  | { kind: 'created'; points: number; style: string | null }
  | { kind: 'uploaded'; points: number }

/** An event that is announced to the visitor. */
export type Milestone = { kind: 'achievement'; id: AchievementId } | { kind: 'level'; level: number }

/** If the visitor makes no design for this many ms, the session ends. Half an hour is usual in web analytics. */
const SESSION_ENDS_AFTER = 30 * 60 * 1_000

/**
 * Applies an action to points, level and achievements (specification of the design tools, section 4). `now` is in ms since 1970. Each
 * design counts towards the achievements first-design, design-explorer and design-master. The design's style counts towards style-master.
 * The visitor's points, from designs and uploads, count towards creative-genius.
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
        // Earlier versions of the shop counted styles but didn't store their names, so the progress may be higher than the number of stored
        // styles.
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
