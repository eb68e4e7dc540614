import { vi } from 'vitest'

/**
 * Repeats a check until it passes, and returns its value. It gives up after a minute only, which a busy machine doesn't need either: how long
 * something takes never decides a test.
 */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
