import { setTimeout as wait } from 'node:timers/promises'
import { readProcessorSeconds } from './processor-seconds.ts'

/** A process is idle if it uses less than a twentieth of the processor over this many milliseconds. */
const CALM_MS = 1_000
const CALM_SHARE = 0.05
const MAX_WAITS = 180

/**
 * Waits until a process is idle. A shop that has just started warms up its drawing engine and draws pictures, which isn't part of a page's
 * cost.
 */
export async function waitUntilIdle(pid: number): Promise<void> {
  let before = readProcessorSeconds(pid)
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    await wait(CALM_MS)
    const now = readProcessorSeconds(pid)
    if ((now - before) * 1000 < CALM_MS * CALM_SHARE) return
    before = now
  }
  throw new Error('The shop never came to rest: its pages cannot be measured.')
}
