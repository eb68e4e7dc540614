import { mkdir } from 'node:fs/promises'
import type { OpenDatabase } from './db/database.ts'
import { openDatabase } from './db/database.ts'
import { startEmbeddedDatabase } from './db/embedded/start-embedded-database.ts'
import { migrateDatabase } from './db/migrate-database.ts'
import type { DatabaseConnection, PoolOptions } from './db/pool.ts'
import type { Log } from './deps.ts'
import type { Environment } from './env.ts'

type Opened =
  | { ok: true; db: OpenDatabase['db']; connection: DatabaseConnection; close: () => Promise<void> }
  | { ok: false; message: string }

/** Opens the shop's database, migrated: the one of DATABASE_URL, or the embedded one in the data folder. */
export async function openShopDatabase(
  env: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Log,
  limits: PoolOptions = {},
): Promise<Opened> {
  await mkdir(env.DATA_DIR, { recursive: true })
  const embedded = env.DATABASE_URL ? null : await startEmbeddedDatabase({ dataDir: env.DATA_DIR, log })
  if (embedded && !embedded.ok) return { ok: false, message: embedded.message }
  const connection = embedded ? embedded.connection : env.DATABASE_URL
  if (connection === undefined) throw new Error('No database to open')
  const migrated = await migrateDatabase(connection).catch((error: Error) => ({
    ok: false as const,
    message: error.message,
  }))
  if (!migrated.ok) {
    await embedded?.stop()
    return { ok: false, message: `The database cannot be opened: ${migrated.message}` }
  }
  const opened = openDatabase(connection, limits)
  const close = async () => {
    await opened.close()
    await embedded?.stop()
  }
  return { ok: true, db: opened.db, connection, close }
}
