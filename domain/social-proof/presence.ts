/** Milliseconds during which somebody counts as viewing a page after their last heartbeat. */
export const HERE_FOR = 60_000
/** The fewest viewers to mention: a single one is the visitor. */
const TOLD_FROM = 2

/** The number of viewers to show; null if there is nothing to show. */
export const toldViewers = (viewers: number): number | null => (viewers >= TOLD_FROM ? viewers : null)
