import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StartWorker } from './engine-worker.ts'

const PROGRAM = fileURLToPath(new URL('./upload-worker.ts', import.meta.url))
/** The share of the process's memory that the V8 heap may use. The rest is for pictures, which aren't in the heap. */
const HEAP_SHARE = 0.7
const CHECK_EVERY_MS = 20
/**
 * Returns the value of RLIMIT_DATA in kB for a process that may use `residentMb` of memory. The polling below also limits the memory, but
 * the kernel enforces RLIMIT_DATA even if memory grows faster than the polling notices. RLIMIT_DATA limits private writable memory, used or
 * not, including the 512 MB that Node reserves for compiled code. RLIMIT_AS can't be used, because V8 and WebAssembly reserve gigabytes of
 * address space that they never use.
 */
const mostDataKb = (residentMb: number) => Math.round(512 + residentMb * 1.6) * 1_024
/**
 * The maximum processor time of a process in seconds. If the shop dies while the process is stuck in an endless job, this limit ends the
 * process.
 */
const MAX_CPU_SECONDS = 3_600
// The shell command that starts the process. It sets `oom_score_adj`, so that the kernel ends this process before the shop's process if the
// container runs out of memory.
const limited = (residentMb: number) =>
  `echo 1000 >/proc/self/oom_score_adj 2>/dev/null; ulimit -d ${mostDataKb(residentMb)} 2>/dev/null; ulimit -t ${MAX_CPU_SECONDS} 2>/dev/null; exec "$0" "$@"`

/**
 * Starts a process that reads uploaded files. If a file unpacks to gigabytes, only this process ends. A thread would take the whole shop
 * down with it, because a thread's heap limit doesn't include array buffers and native memory. On Linux, all memory of the process is
 * limited; on other systems, only the heap. A PDF page with a transparent photograph of 24 megapixels needs 560 MB; a picture of 60
 * megapixels needs 330 MB.
 */
export const createUploadProcessStarter =
  (residentMb: number): StartWorker =>
  (on) => {
    const heapMb = Math.round(residentMb * HEAP_SHARE)
    const program = [process.execPath, `--max-old-space-size=${heapMb}`, PROGRAM] as const
    const isLinux = process.platform === 'linux'
    const command = isLinux ? (['/bin/sh', '-c', limited(residentMb), ...program] as const) : program
    const [file, ...args] = command
    const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc']
    // The process gets no environment variables, so it doesn't know any of the shop's settings and secrets.
    const child = spawn(file, args, { stdio, env: {}, serialization: 'advanced' })
    child.unref()
    child.channel?.unref()
    let watch: NodeJS.Timeout | undefined
    const kill = () => child.kill('SIGKILL')
    child.on('message', (message: unknown) => {
      clearInterval(watch)
      on.message(message)
    })
    child.on('error', (error) => {
      on.error(error)
      on.exit()
    })
    child.on('exit', () => {
      clearInterval(watch)
      on.exit()
    })
    return {
      send: (message) => {
        // Ignores errors: sending fails only if the process has ended, and the exit event reports that.
        child.send(message, () => {})
        if (isLinux)
          watch = setInterval(() => isOverLimit(child.pid, residentMb) && kill(), CHECK_EVERY_MS).unref()
      },
      cpuMs: () => (isLinux ? readCpuMs(child.pid) : null),
      end: async () => {
        if (child.exitCode !== null || child.signalCode !== null) return
        const exited = once(child, 'exit')
        if (kill()) await exited
      },
    }
  }

/** Linux counts processor time in ticks of 10 ms. */
const MS_PER_TICK = 10

/** Reads the processor time in ms of a process; null if the process has ended. */
function readCpuMs(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // Reads utime and stime, the 12th and 13th field after the program's name (proc(5)). The name is in parentheses and may contain spaces.
    const [, user, system] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(stat) ?? []
    return user === undefined || system === undefined ? null : (Number(user) + Number(system)) * MS_PER_TICK
  } catch {
    return null
  }
}

function isOverLimit(pid: number | undefined, residentMb: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) > residentMb * 1_024
  } catch {
    // A process that has just ended has no status file any more.
    return false
  }
}
