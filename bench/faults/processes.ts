import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Returns the ids of a process's children, from Linux's /proc. */
export function listChildProcesses(pid: number): number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid)
}

/** Returns the process id of a shop's embedded database; null if there is none. */
export function findDatabaseProcess(shop: number): number | null {
  return listChildProcesses(shop).find((pid) => commandOf(pid).includes('database-process.ts')) ?? null
}

export function signalProcess(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // A process that has ended is ignored.
    }
}

export async function waitUntilGone(pids: readonly number[]): Promise<void> {
  while (pids.some((pid) => parentOf(pid) !== null)) await wait(10)
}

/** Returns a process's parent; null if the process is gone or a zombie. */
function parentOf(pid: number): number | null {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
    if (/^State:\s+Z/m.test(status)) return null
    return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0)
  } catch {
    return null
  }
}

function commandOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
