const FIRST_MS = 30_000
const LONGEST_MS = 6 * 60 * 60 * 1000

/** With the delays below this lasts two and a half days, so that nothing fails for good if the mail server is down for a weekend. */
export const MAX_ATTEMPTS = 20

/** Exponential backoff: half a minute, doubling with each attempt, at most six hours. */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(attempts - 1, 0), LONGEST_MS)
}
