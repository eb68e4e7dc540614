/**
 * Two times in ms (specification, section 9): the delay before a tooltip opens, and the period after a tooltip has closed in which the next
 * tooltip opens without a delay.
 */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** Returns a tooltip's delay in ms. `sinceLast` is the time since the last tooltip closed. */
export const computeTooltipDelay = (sinceLast: number): number =>
  sinceLast <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
