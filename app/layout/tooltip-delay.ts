/**
 * The delay in ms before a tooltip opens, and the time in ms after a tooltip has closed during which the next one opens at once
 * (specification, section 9).
 */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** Returns a tooltip's delay in ms. `sinceLast` is the time since the last tooltip closed. */
export const computeTooltipDelay = (sinceLast: number): number =>
  sinceLast <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
