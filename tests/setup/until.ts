import { vi } from 'vitest'

/**
 * Repeats a check until it passes; returns its value. Gives up only after a minute, more than even a busy machine needs, so that a test
 * never fails just because something took long.
 */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
