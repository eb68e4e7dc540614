/** A visitor counts as viewing a page until this many ms after the last heartbeat. */
export const VIEWER_TIMEOUT_MS = 60_000
/** The number is shown only if there are at least this many viewers, because one of them is the visitor. */
const MIN_SHOWN_VIEWERS = 2

/** Returns the number of viewers to show; null if there are too few. */
export const computeVisibleViewers = (viewers: number): number | null =>
  viewers >= MIN_SHOWN_VIEWERS ? viewers : null
