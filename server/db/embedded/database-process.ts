// This process owns the data folder: it opens PGlite there and serves it on a Unix socket. start-embedded-database.ts starts it. Its
// arguments are the data folder and the path of the socket.
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import fs from 'node:fs'
import path from 'node:path'
import { checkDatabaseVersion, describeFullDisk, type FolderProblem } from './data-folder.ts'
import { isDiskFull, releaseReserveIfFull } from './disk-reserve.ts'
import { type MessageFromDatabase, messageToDatabaseSchema } from './process-messages.ts'
import { createDatabaseFiles } from './new-database.ts'
import { recordOwner, type OwnerLock, lockDataFolder } from './owner-lock.ts'
import { SharedSession } from './shared-session.ts'
import { startDatabaseUpkeep } from './upkeep.ts'

// The time in ms to wait for the folder's lock. The server process has just found the folder unlocked, so another process can have the lock
// only if two shops start at the same time.
const TIMEOUT_MS = 500
const CLOSE_WITHIN_MS = 1_000
// The time in ms after which an idle transaction is ended, because it blocks all other connections. The shop never pauses within a
// transaction, so a transaction that is idle for so long has lost its client.
const SILENT_TRANSACTION_MS = 60_000
// The maximum number of connections: 8 for the shop's pool, and the rest for scripts and for new connections that replace broken ones.
const MAX_CONNECTIONS = 32

const [dataFolder = '', socketFile = ''] = process.argv.slice(2)

// Ignores signals. Ctrl-C reaches this process and the server process at the same time, but running requests still need the database. The
// server process tells this process when to stop.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
// If the server process ends while the database is being opened, this process exits immediately. Nothing has been written so far.
const exitNow = () => process.exit(0)
process.once('disconnect', exitNow)

await main()

async function main() {
  try {
    const opened = await openDataFolder()
    if (opened.ok) await serve(opened.session, opened.release)
    else sayAndLeave({ ...opened, type: 'failed' })
  } catch (error) {
    sayAndLeave(isDiskFull(dataFolder) ? { ...describeFullDisk(dataFolder), type: 'failed' } : broken(error))
  }
}

function broken(error: unknown): MessageFromDatabase {
  const message = `Couldn't open the database in ${dataFolder}: ${String(error)}`
  return { type: 'failed', reason: 'broken', message }
}

type OpenedFolder = { ok: true; session: SharedSession; release: () => void }

async function openDataFolder(): Promise<OpenedFolder | FolderProblem | Extract<OwnerLock, { ok: false }>> {
  const lock = await lockDataFolder(dataFolder, TIMEOUT_MS)
  if (!lock.ok) return lock
  recordOwner(dataFolder, process.ppid)
  releaseReserveIfFull(dataFolder)
  const postgresFolder = path.join(dataFolder, 'postgres')
  const version = checkDatabaseVersion(postgresFolder)
  if (!version.ok) return version
  if (!fs.existsSync(postgresFolder)) await createDatabaseFiles(postgresFolder)
  const session = await SharedSession.open(postgresFolder, dieOf)
  return { ok: true, session, release: lock.release }
}

async function serve(session: SharedSession, release: () => void) {
  fs.rmSync(socketFile, { force: true })
  const server = new PGLiteSocketServer({
    db: session,
    path: socketFile,
    maxConnections: MAX_CONNECTIONS,
  })
  await server.start()
  const upkeep = startDatabaseUpkeep(session, dataFolder, (message) => say({ type: 'report', message }))

  let leaving = false
  const leave = async () => {
    if (leaving) return
    leaving = true
    // Exits after a time limit even if the database is still closing. After an unclean exit, the next start has to recover, which is slower
    // but safe.
    setTimeout(() => process.exit(0), CLOSE_WITHIN_MS).unref()
    if (!process.connected) fs.rmSync(path.dirname(socketFile), { recursive: true, force: true })
    upkeep.stop()
    await server.stop()
    await session.close()
    release()
    process.exit(0)
  }

  process.on('message', (raw) => {
    const message = messageToDatabaseSchema.parse(raw)
    if (message.type === 'stop') void leave()
    if (message.type === 'ping') void answerPing(session)
  })
  // The server process has ended, perhaps by kill -9, so this process ends too.
  process.on('disconnect', () => void leave())
  process.off('disconnect', exitNow)
  if (process.connected) say({ type: 'ready' })
  else await leave()
}

async function answerPing(session: SharedSession) {
  if (session.isInTransaction() && session.quietForMs > SILENT_TRANSACTION_MS) {
    die('a transaction was left open')
  }
  await session.runBetween('select 1').catch((error: unknown) => die(String(error)))
  say({ type: 'pong' })
}

function say(message: MessageFromDatabase) {
  if (process.connected) process.send?.(message)
}

function sayAndLeave(message: MessageFromDatabase) {
  if (process.connected) process.send?.(message, () => process.exit(1))
  else process.exit(1)
}

function dieOf(cause: unknown) {
  die(`PostgreSQL died: ${String(cause)}`)
}

/** Exits. This breaks all connections and rolls back their transactions. The server process then starts a new database process. */
function die(reason: string) {
  fs.writeSync(2, `${reason}\n`)
  process.exit(1)
}
