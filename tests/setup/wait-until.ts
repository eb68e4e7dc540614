import { vi } from 'vitest'

/** Repeats a check until it passes, and returns its value. Gives up after a minute, which is long enough even on a busy machine. */
export const waitUntil = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
