/** A visitor counts as viewing a page until this many ms after the last heartbeat. */
export const VIEWER_TIMEOUT_MS = 60_000
/** The number of viewers is shown only if it is at least this high. One of the viewers is the visitor who sees the number. */
const MIN_SHOWN_VIEWERS = 2

/** Returns the number of viewers to show; null if there are too few. */
export const computeVisibleViewers = (viewers: number): number | null =>
  viewers >= MIN_SHOWN_VIEWERS ? viewers : null
