/** Milliseconds of pointing before a tooltip opens, and after one closes during which the next opens at once (specification, section 9). */
const OPEN_DELAY = 700
const SKIP_DELAY = 300

/** A tooltip's delay in milliseconds; `sinceLast`: time since the last one closed. */
export const tooltipDelay = (sinceLast: number): number => (sinceLast <= SKIP_DELAY ? 0 : OPEN_DELAY)
