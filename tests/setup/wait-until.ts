import { vi } from 'vitest'

/**
 * Repeats a check until it passes, and returns its value. Gives up only after a minute, so that a test doesn't fail because the machine is
 * busy.
 */
export const waitUntil = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
