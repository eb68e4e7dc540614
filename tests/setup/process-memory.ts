import fs from 'node:fs'

const POLL_EVERY_MS = 20

/** Adds up the resident memory of a process and all its descendants, in bytes. Works only on Linux. */
export function measureTreeMemory(pid: number): number {
  return [pid, ...listDescendants(pid)].reduce((sum, one) => sum + residentBytes(one), 0)
}

/** Calls `look` (such as `measureTreeMemory`) again and again. `stop` ends the measurement and returns the highest value. */
export function watchMemory(look: () => number): { stop: () => number } {
  let peak = look()
  const timer = setInterval(() => (peak = Math.max(peak, look())), POLL_EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}

export function listDescendants(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...listDescendants(child)])
}

function childrenOf(pid: number): number[] {
  try {
    // Linux has a list of child processes for each thread of a process.
    return fs
      .readdirSync(`/proc/${pid}/task`)
      .flatMap((thread) => fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
      .map(Number)
      .filter((child) => child > 0)
  } catch {
    // The process has just ended, so it has no children.
    return []
  }
}

function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024
  } catch {
    return 0
  }
}
