/** Points that end level 1, and by how much each level asks for more (design tools, section 9). */
const FIRST_THRESHOLD = 100
const GROWTH = 1.5

export const FIRST_LEVEL = 1

/** The points, of all ever earned, at which level `level` ends and the next begins: floor(100 × 1.5^(L-1)). */
export function levelThreshold(level: number): number {
  return Math.floor(FIRST_THRESHOLD * GROWTH ** (level - FIRST_LEVEL))
}

/** The level that somebody of level `level` has with these points: never a lower one. */
export function levelAt(points: number, level: number): number {
  let reached = level
  while (points >= levelThreshold(reached)) reached += 1
  return reached
}

/** Where the points of level `level` begin: at nothing, or where the level before ended. */
export function levelStart(level: number): number {
  return level === FIRST_LEVEL ? 0 : levelThreshold(level - 1)
}
