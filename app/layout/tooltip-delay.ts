/** Milliseconds that something is pointed at before its tooltip opens, and after one has closed in which the next opens at once (specification, section 9). */
const OPEN_DELAY = 700
const SKIP_DELAY = 300

/** How long a tooltip waits, milliseconds; `sinceLast`: since the last one closed. */
export const tooltipDelay = (sinceLast: number): number => (sinceLast <= SKIP_DELAY ? 0 : OPEN_DELAY)
