/** The time in ms for which a visitor counts as viewing a page after the last heartbeat. */
export const VIEWER_TIMEOUT_MS = 60_000
/** The minimum number of viewers to show. A single viewer is the visitor. */
const TOLD_FROM = 2

/** Returns the number of viewers to show; null if it is too small. */
export const computeVisibleViewers = (viewers: number): number | null =>
  viewers >= TOLD_FROM ? viewers : null
