import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

const CODE_FOLDER = path.resolve(import.meta.dirname, '../..')
// The maximum time in ms until a shop is ready. The first start creates the database, which takes long on a busy machine.
const TIMEOUT_MS = 180_000
const KEPT_CHARACTERS = 4_000_000

export type ShopProcessSettings = {
  dataDir: string
  port: number
  databaseUrl?: string | undefined
  /** Additional environment variables for the shop. */
  more?: Record<string, string>
  /**
   * The beginning of the command line, for example a program that limits the shop's memory. The command that starts the shop is appended to
   * it.
   */
  wrapper?: readonly string[]
  /** The folder with the code of another version; by default, the current version runs. */
  code?: string
  /** The path of the file to run, within the folder `code`. By default, the built program runs. */
  program?: string
}
export type ShopProcess = {
  address: string
  pid: number
  readyMs: number
  kill(): Promise<void>
  isRunning(): boolean
  /** The end of the process's output so far. */
  output(): string
}

/** Starts a shop as a separate process and waits until it is ready. */
export async function startShopProcess(settings: ShopProcessSettings): Promise<ShopProcess> {
  const started = performance.now()
  const { child, output } = spawnShop(settings)
  const address = `http://localhost:${settings.port}`
  while (!(await isShopReady(address))) {
    if (child.exitCode !== null || performance.now() - started > TIMEOUT_MS) {
      child.kill('SIGKILL')
      throw new Error(`The shop did not open:\n${output().slice(-4_000)}`)
    }
    await wait(25)
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const kill = async () => {
    if (!isRunning()) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return { address, pid: child.pid ?? 0, readyMs: performance.now() - started, kill, isRunning, output }
}

/** Tries to start a second shop that should refuse to start. Returns its exit code and output. */
export async function startRefusedProcess(
  settings: ShopProcessSettings,
): Promise<{ code: number | null; ms: number; said: string }> {
  const started = performance.now()
  const { child, output } = spawnShop(settings)
  const ended = once(child, 'exit')
  await Promise.race([ended, wait(TIMEOUT_MS)])
  child.kill('SIGKILL')
  return { code: child.exitCode, ms: performance.now() - started, said: output() }
}

function spawnShop({
  dataDir,
  port,
  databaseUrl,
  more,
  wrapper = [],
  code = CODE_FOLDER,
  program = programIn(code),
}: ShopProcessSettings): {
  child: ChildProcess
  output: () => string
} {
  const settings = {
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUSTED_PROXY: '1',
    DATABASE_URL: databaseUrl ?? '',
  }
  const env = { PATH: process.env['PATH'], ...settings, ...more }
  const [file, ...args] = [...wrapper, process.execPath, path.join(code, program)]
  const child = spawn(file, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const keep = (chunk: Buffer) => (text = (text + chunk.toString()).slice(-KEPT_CHARACTERS))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { child, output: () => text }
}

/** Returns the program to run. Older versions have no bundle, so their source file is run. */
function programIn(code: string): string {
  const bundle = 'build/shop/main.js'
  return fs.existsSync(path.join(code, bundle)) ? bundle : 'server/main.ts'
}

export async function isShopReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}
