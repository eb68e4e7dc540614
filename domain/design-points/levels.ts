/**
 * Level 1 ends at `FIRST_THRESHOLD` points. For each further level, this number is multiplied by `GROWTH` (specification of the design
 * tools, section 9).
 */
const FIRST_THRESHOLD = 100
const GROWTH = 1.5

export const FIRST_LEVEL = 1

/** Returns the points at which a level ends and the next one starts: floor(100 × 1.5^(level-1)). */
export function getLevelThreshold(level: number): number {
  return Math.floor(FIRST_THRESHOLD * GROWTH ** (level - FIRST_LEVEL))
}

/** Returns the level for a number of points. The result is never lower than the current level, which is the parameter `level`. */
export function computeLevel(points: number, level: number): number {
  let reached = level
  while (points >= getLevelThreshold(reached)) reached += 1
  return reached
}

/** Returns the points at which a level starts. */
export function getLevelStart(level: number): number {
  return level === FIRST_LEVEL ? 0 : getLevelThreshold(level - 1)
}
