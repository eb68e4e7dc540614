import { mkdir } from 'node:fs/promises'
import type { OpenDatabase } from './db/database.ts'
import { openDatabase } from './db/database.ts'
import { findRunningDatabase, startEmbeddedDatabase } from './db/embedded/start-embedded-database.ts'
import { migrateDatabase } from './db/migrate-database.ts'
import type { DatabaseConnection, PoolOptions } from './db/pool.ts'
import type { Log } from './runtime/log.ts'
import type { Environment } from './runtime/env.ts'
import { findUnfinishedRestore } from './operator/backup/unfinished-restore.ts'

type Settings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>
export type OpenShopDatabase = {
  ok: true
  db: OpenDatabase['db']
  connection: DatabaseConnection
  close: () => Promise<void>
}
type OpenResult = OpenShopDatabase | { ok: false; message: string }
type ConnectResult =
  | { ok: true; connection: DatabaseConnection; stop: () => Promise<void> }
  | { ok: false; message: string }

const nothingToStop = async () => undefined

/** Opens the shop's database, at DATABASE_URL or embedded in the data folder, and migrates it. */
export async function openShopDatabase(
  env: Settings,
  log: Log,
  limits: PoolOptions = {},
): Promise<OpenResult> {
  const unfinished = findUnfinishedRestore(env.DATA_DIR)
  if (unfinished !== null) return { ok: false, message: unfinished }
  return open(await reachOwn(env, log), limits)
}

/** Opens the database for a command. If the shop is running on the same data folder, connects to the database that the shop has opened. */
export async function openShopDatabaseForCommand(
  env: Settings,
  log: Log,
  limits: PoolOptions,
): Promise<OpenResult> {
  const unfinished = findUnfinishedRestore(env.DATA_DIR)
  if (unfinished !== null) return { ok: false, message: unfinished }
  return open(await connectWithoutMigrating(env, log), limits)
}

/** Connects to the database. Doesn't migrate it. */
export async function connectWithoutMigrating(env: Settings, log: Log): Promise<ConnectResult> {
  const own = await reachOwn(env, log)
  if (own.ok || own.reason !== 'in-use') return own
  const running = await findRunningDatabase(env.DATA_DIR)
  return running ? { ok: true, connection: running, stop: nothingToStop } : own
}

async function reachOwn(env: Settings, log: Log): Promise<ConnectResult & { reason?: string }> {
  if (env.DATABASE_URL !== undefined) return { ok: true, connection: env.DATABASE_URL, stop: nothingToStop }
  await mkdir(env.DATA_DIR, { recursive: true })
  return startEmbeddedDatabase({ dataDir: env.DATA_DIR, log })
}

async function open(reached: ConnectResult, limits: PoolOptions): Promise<OpenResult> {
  if (!reached.ok) return reached
  const { connection, stop } = reached
  const migrated = await migrateDatabase(connection).catch((error: Error) => ({
    ok: false as const,
    message: error.message,
  }))
  if (!migrated.ok) {
    await stop()
    return { ok: false, message: `Couldn't open the database: ${migrated.message}` }
  }
  const { db, close } = openDatabase(connection, limits)
  return {
    ok: true,
    db,
    connection,
    close: async () => {
      await close()
      await stop()
    },
  }
}
