/** Points at which level 1 ends, and by how much each further level takes more (design tools, section 9). */
const FIRST_THRESHOLD = 100
const GROWTH = 1.5

export const FIRST_LEVEL = 1

/** The points, of all ever earned, at which level `level` ends and the next begins: floor(100 × 1.5^(L-1)). */
export function levelThreshold(level: number): number {
  return Math.floor(FIRST_THRESHOLD * GROWTH ** (level - FIRST_LEVEL))
}

/** The level for these points, never below `level`. */
export function levelAt(points: number, level: number): number {
  let reached = level
  while (points >= levelThreshold(reached)) reached += 1
  return reached
}

/** The points at which a level starts: 0, or where the previous one ended. */
export function levelStart(level: number): number {
  return level === FIRST_LEVEL ? 0 : levelThreshold(level - 1)
}
