import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { checkDataFolder, type DataFolderFailure } from './check-data-folder.ts'
import { superviseDatabase } from './watchdog.ts'
import { type DatabaseLog, spawnDatabase } from './spawn-database.ts'

/** The settings with which `pg` connects to the embedded database. */
export type EmbeddedConnection = {
  host: string
  port: number
  user: string
  database: string
  ssl: false
}

export type EmbeddedDatabase = {
  ok: true
  connection: EmbeddedConnection
  /** Returns the id of the current database process. The id changes when the watchdog replaces the process. */
  processId: () => number | undefined
  stop: () => Promise<void>
}

type Options = {
  /** The shop's data folder. The database is in its folder `postgres/`. */
  dataDir: string
  log: DatabaseLog
  /** The time in ms without a response after which the watchdog replaces the database process. */
  hangAfterMs?: number
}

// The maximum length of the path of the socket's folder. The whole path of a Unix socket, with the file name, may have 108 bytes (104 on
// macOS).
const MAX_FOLDER_LENGTH = 104 - '/.s.PGSQL.5432'.length - 1

/** Starts PostgreSQL (PGlite) for the data folder in a separate process, and restarts it when it ends. */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase | DataFolderFailure> {
  const { dataDir, log, hangAfterMs } = options
  const usable = await checkDataFolder(path.resolve(dataDir))
  if (!usable.ok) return usable
  const socketFolder = await makeSocketFolder()
  const spawn = async () => {
    const spawned = await spawnDatabase(path.resolve(dataDir), socketFolder, log)
    // Records the address of the socket after every start, because a command that opened the folder between two starts has recorded the
    // address of its own socket.
    if (spawned.ok) await announce(options, socketFolder)
    return spawned
  }
  const first = await spawn()
  if (!first.ok) {
    await fs.rm(socketFolder, { recursive: true, force: true })
    return first
  }
  const supervised = superviseDatabase(first.database, { spawn, log, ...(hangAfterMs && { hangAfterMs }) })
  return {
    ok: true,
    connection: connectionOf(socketFolder),
    processId: supervised.processId,
    stop: async () => {
      await supervised.stop()
      await fs.rm(socketFolder, { recursive: true, force: true })
    },
  }
}

/**
 * Finds the connection settings for a command that uses the database of a running shop. The shop is identified by its data folder. Null if
 * no shop is running.
 */
export async function findRunningDatabase(dataDir: string): Promise<EmbeddedConnection | null> {
  const socketFolder = await fs.readFile(announcement(dataDir), 'utf8').catch(() => null)
  return socketFolder === null ? null : connectionOf(socketFolder)
}

/**
 * Writes the database's place to a file, so that commands find it. The shop itself doesn't need the file, so it continues if writing fails,
 * for example on a full disk.
 */
async function announce({ dataDir, log }: Options, socketFolder: string): Promise<void> {
  const file = announcement(dataDir)
  if ((await fs.readFile(file, 'utf8').catch(() => null)) === socketFolder) return
  await fs.writeFile(file, socketFolder, { mode: 0o600 }).catch((error: Error) => {
    log('warn', `commands won't find the database: ${error.message}`)
  })
}

const announcement = (dataDir: string): string => path.join(dataDir, 'database.socket')

const connectionOf = (socketFolder: string): EmbeddedConnection => ({
  host: socketFolder,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
  ssl: false,
})

/** Creates a folder that only this user can open, because the socket has no password. */
async function makeSocketFolder(): Promise<string> {
  const name = 'decal-shop-'
  const temporary = path.join(os.tmpdir(), name)
  const base = temporary.length + 6 <= MAX_FOLDER_LENGTH ? temporary : path.join('/tmp', name)
  return fs.mkdtemp(base)
}
