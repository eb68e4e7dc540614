import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StartWorker } from './engine-worker.ts'

const PROGRAM = fileURLToPath(new URL('./upload-worker.ts', import.meta.url))
/** The share of the process's memory for the V8 heap. The rest is for pictures, which are outside the heap. */
const HEAP_PART = 0.7
const LOOK_MS = 20
/**
 * Returns the RLIMIT_DATA in kB for a process that may use `residentMb` of memory. The kernel enforces this limit even if memory grows too
 * fast for the polling below. The limit counts private writable memory, even if it is unused, and includes the 512 MB that Node reserves
 * for compiled code. RLIMIT_AS can't be used, because V8 and WebAssembly reserve gigabytes of addresses without using them.
 */
const mostDataKb = (residentMb: number) => Math.round(512 + residentMb * 1.6) * 1_024
/** The maximum processor time in seconds of a process. It ends a process that is stuck in an endless job after the shop has died. */
const MAX_CPU_SECONDS = 3_600
// If the container reaches its memory limit, the kernel ends this process before the shop.
const limited = (residentMb: number) =>
  `echo 1000 >/proc/self/oom_score_adj 2>/dev/null; ulimit -d ${mostDataKb(residentMb)} 2>/dev/null; ulimit -t ${MAX_CPU_SECONDS} 2>/dev/null; exec "$0" "$@"`

/**
 * Starts a process that reads uploaded files. A file that unpacks to gigabytes then ends only this process. In a thread it would end the
 * whole shop, because a thread's heap limit doesn't cover array buffers and native memory. On Linux, all memory is limited; on other
 * systems, only the heap. A PDF page with a transparent photograph of 24 megapixels takes 560 MB; a picture of 60 megapixels takes 330 MB.
 */
export const createUploadProcessStarter =
  (residentMb: number): StartWorker =>
  (on) => {
    const heapMb = Math.round(residentMb * HEAP_PART)
    const program = [process.execPath, `--max-old-space-size=${heapMb}`, PROGRAM] as const
    const isLinux = process.platform === 'linux'
    const command = isLinux ? (['/bin/sh', '-c', limited(residentMb), ...program] as const) : program
    const [file, ...args] = command
    const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc']
    // The process gets no environment variables, and so none of the shop's settings and secrets.
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
        // Ignores errors, because the exit event reports a process that has ended.
        child.send(message, () => {})
        if (isLinux) watch = setInterval(() => isOverLimit(child.pid, residentMb) && kill(), LOOK_MS).unref()
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
    // The fields after the program's name: utime is the 12th and stime the 13th (proc(5)). The name may contain spaces.
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
    // The process has just ended.
    return false
  }
}
