import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { planMemory } from '../../runtime/memory-plan.ts'
import { messageFromDatabaseSchema, type StartFailure, type MessageToDatabase } from './process-messages.ts'

export type DatabaseLog = (level: 'info' | 'warn' | 'error', message: string) => void

export type DatabaseProcess = {
  pid: number | undefined
  /** Asks the process for a sign of life. When it replies, the listeners added with `onPong` are called. */
  ping: () => void
  onPong: (listener: () => void) => void
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<unknown>
  stop: () => Promise<void>
  kill: () => void
}

type Spawned = { ok: true; database: DatabaseProcess } | ({ ok: false } & Omit<StartFailure, 'type'>)

// The maximum time in ms until the database is ready. The first start creates the database. That usually takes 3 s, but 11 s on a busy
// machine, and over a minute with ten processes per core. A later start may have to replay up to 64 MB of log.
const READY_WITHIN_MS = 180_000
const STOP_WITHIN_MS = 5_000
/** A flag that makes V8 use only its baseline compiler. This saves memory, but long queries take 50 % longer. */
const QUICK_COMPILER = ['--liftoff-only']

const PROGRAM = new URL('./database-process.ts', import.meta.url)

/** Starts a database process and waits until it is ready. If it can't start, returns the reason. */
export async function spawnDatabase(
  dataDir: string,
  socketFolder: string,
  log: DatabaseLog,
): Promise<Spawned> {
  const socketFile = path.join(socketFolder, '.s.PGSQL.5432')
  const child = fork(PROGRAM, [dataDir, socketFile], {
    // The process gets no environment variables, because it needs neither the shop's secrets nor flags for a debugger or test runner.
    env: {},
    execArgv: planMemory().quickDatabase ? QUICK_COMPILER : [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  if (child.stderr !== null) {
    createInterface(child.stderr).on('line', (line) => log('error', `database: ${line}`))
  }
  child.on('error', (error) => log('error', `database process: ${error.message}`))
  const ended = once(child, 'exit')
  const failure = await firstAnswer(child, ended)
  if (failure !== null) {
    child.kill('SIGKILL')
    await ended
    return { ok: false, reason: failure.reason, message: failure.message }
  }
  return { ok: true, database: databaseProcess(child, ended, log) }
}

const broken = (message: string): StartFailure => ({ type: 'failed', reason: 'broken', message })

async function firstAnswer(child: ChildProcess, ended: Promise<unknown>): Promise<StartFailure | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(broken('The database didn’t start in time.')), READY_WITHIN_MS)
    void ended.then(() => resolve(broken('The database process exited during startup.')))
    child.once('error', (error) => resolve(broken(error.message)))
    child.on('message', (raw) => {
      const message = messageFromDatabaseSchema.parse(raw)
      if (message.type === 'ready') resolve(null)
      if (message.type === 'failed') resolve(message)
      clearTimeout(timer)
    })
  })
}

function databaseProcess(child: ChildProcess, ended: Promise<unknown>, log: DatabaseLog): DatabaseProcess {
  const send = (message: MessageToDatabase) => {
    // Sends nothing to a process that is ending, because it can't receive messages any more. The code that waits for the process to end
    // handles that case.
    if (child.connected) child.send(message, () => {})
  }
  const pongListeners: (() => void)[] = []
  child.on('message', (raw) => {
    const message = messageFromDatabaseSchema.parse(raw)
    if (message.type === 'pong') for (const listener of pongListeners) listener()
    if (message.type === 'report') log('warn', `database: ${message.message}`)
  })
  return {
    pid: child.pid,
    ping: () => send({ type: 'ping' }),
    onPong: (listener) => pongListeners.push(listener),
    ended,
    stop: async () => {
      send({ type: 'stop' })
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
      await ended
      clearTimeout(timer)
    },
    kill: () => child.kill('SIGKILL'),
  }
}
