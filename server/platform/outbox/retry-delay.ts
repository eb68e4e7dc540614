const FIRST_MS = 30_000
const LONGEST_MS = 6 * 60 * 60 * 1000

/**
 * The maximum number of attempts. With the delays below, they take two and a half days, so that an e-mail isn't given up while the mail
 * server is down for a weekend.
 */
export const MAX_OUTBOX_ATTEMPTS = 20

/** Returns the delay in ms before the next attempt. Exponential backoff: half a minute, doubled with each attempt, at most six hours. */
export function computeRetryDelay(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(attempts - 1, 0), LONGEST_MS)
}
