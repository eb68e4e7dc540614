import * as z from 'zod/mini'
import { achievementCopy } from '../../../content/design-explorer.ts'
import {
  achievementIds,
  achievementTargets,
  type AchievementProgress,
  setAchievementProgress,
} from '../../../domain/design-points/achievements.ts'
import { type DesignPoints, NO_DESIGN_POINTS } from '../../../domain/design-points/design-points.ts'
import { FIRST_LEVEL } from '../../../domain/design-points/levels.ts'

/** The keys in local storage (specification of the design tools, section 3). */
export const pointsStorageKeys = ['designPoints', 'designLevel', 'designAchievements'] as const
export type StoredPoints = Readonly<Record<(typeof pointsStorageKeys)[number], string | null>>

/** Upper limits for numbers read from storage. No visitor reaches them. */
const MAX_POINTS = 1_000_000_000
const MAX_LEVEL = 40

const storedAchievement = z.object({
  id: z.enum(achievementIds),
  progress: z.number(),
  unlocked: z.boolean(),
  unlockedAt: z.optional(z.number()),
  /** The styles used so far, for the achievement style-master. */
  styles: z.optional(z.array(z.string())),
  /** When the last design of the current session was made, for the achievement design-master. */
  lastDesignAt: z.optional(z.number()),
})
type StoredAchievement = z.infer<typeof storedAchievement>

/** Reads the stored points. Unexpected values count as missing, because visitors and other programs can change the storage. */
export function parseStoredPoints({
  designPoints,
  designLevel,
  designAchievements,
}: StoredPoints): DesignPoints {
  const stored = parseAchievements(designAchievements)
  return {
    points: parseCount(designPoints, 0, MAX_POINTS),
    level: parseCount(designLevel, FIRST_LEVEL, MAX_LEVEL),
    achievements: NO_DESIGN_POINTS.achievements.map((none) => restore(none, stored.get(none.id))),
    styles: stored.get('style-master')?.styles ?? [],
    lastDesignAt: stored.get('design-master')?.lastDesignAt ?? 0,
  }
}

/** Returns the strings for local storage. Achievements have all the fields that the specification lists. */
export function serializePoints(earned: DesignPoints): Record<keyof StoredPoints, string> {
  const { points, level, achievements, styles, lastDesignAt } = earned
  const entries = achievements.map(({ id, progress, unlockedAt }) => {
    const { name, description, icon, category } = achievementCopy[id]
    return {
      id,
      name,
      description,
      icon,
      category,
      unlocked: unlockedAt !== null,
      progress,
      maxProgress: achievementTargets[id],
      ...(unlockedAt !== null && { unlockedAt }),
      ...(id === 'style-master' && { styles }),
      ...(id === 'design-master' && { lastDesignAt }),
    }
  })
  return {
    designPoints: String(points),
    designLevel: String(level),
    designAchievements: JSON.stringify(entries),
  }
}

function parseCount(text: string | null, least: number, most: number): number {
  const count = /^\d{1,15}$/.test(text ?? '') ? Number(text) : least
  return Math.min(most, Math.max(least, count))
}

function parseAchievements(text: string | null): Map<string, StoredAchievement> {
  const list = z.array(z.unknown()).safeParse(parseJson(text))
  const known = (list.data ?? []).flatMap((entry) => storedAchievement.safeParse(entry).data ?? [])
  return new Map(known.map((entry) => [entry.id, entry]))
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function restore(none: AchievementProgress, stored: StoredAchievement | undefined): AchievementProgress {
  if (!stored) return none
  // An achievement that was stored without a date counts as the oldest.
  const at = stored.unlockedAt ?? 0
  return setAchievementProgress(none, stored.unlocked ? achievementTargets[none.id] : stored.progress, at)
}
