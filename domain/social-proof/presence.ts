/** Milliseconds for which somebody counts as being on a page after its last sign of life. */
export const HERE_FOR = 60_000
/** From how many on it is told: one is only oneself. */
const TOLD_FROM = 2

/** How many are said to be on a page; null where there is nothing to tell. */
export const toldViewers = (viewers: number): number | null => (viewers >= TOLD_FROM ? viewers : null)
