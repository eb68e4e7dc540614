import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { toClientConfig, type DatabaseConnection } from './pool.ts'

const CONNECT_WITHIN_MS = 10_000
// The number of the advisory lock. Nothing else in this database uses this number.
const MIGRATION_LOCK = 7_203_541

const migrationsFolder = path.join(import.meta.dirname, 'migrations')
const lastApplied = z.tuple([z.object({ created_at: z.coerce.number() })]).or(z.tuple([]))

const NEWER_DATABASE_MESSAGE = 'The database was written by a newer version of the shop. Start that version.'

type Migrated = { ok: true } | { ok: false; reason: 'newer-data'; message: string }

/**
 * Migrates the database to this version's schema. Several processes may call this function at the same time. The function can't be part of
 * the bundled server, because it reads the folder `migrations` beside its source file.
 */
export async function migrateDatabase(connection: DatabaseConnection): Promise<Migrated> {
  // Uses a connection outside the pool, because statements in the pool have a time limit.
  const client = new pg.Client({
    ...toClientConfig(connection),
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  // Ignores the error event: if the connection is lost, the running statement fails and reports it. Without a listener, the event would end
  // the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await migrateAlone(client)
  } finally {
    await client.end()
  }
}

/**
 * Migrates in a transaction that keeps other processes out. Drizzle reads the list of applied migrations before it begins its own
 * transaction, so two processes could apply the same migration. On a PostgreSQL server, the advisory lock prevents this. In the embedded
 * database, all connections share one session, so a lock has no effect, but other connections have to wait until the open transaction ends.
 * Within this transaction, Drizzle's own `begin` only causes a warning, and Drizzle's `commit` ends the transaction and releases the lock.
 */
async function migrateAlone(client: pg.Client): Promise<Migrated> {
  await client.query('begin')
  await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  if (await isNewer(client)) {
    await client.query('rollback')
    return {
      ok: false,
      reason: 'newer-data',
      message: NEWER_DATABASE_MESSAGE,
    }
  }
  await migrate(drizzle(client), { migrationsFolder })
  return { ok: true }
}

/**
 * Applies the migrations up to the timestamp `moment` to an empty database, in the caller's transaction. Tests use it to insert rows as an
 * older version did. Drizzle's table of applied migrations gets the same entries as in a real migration.
 */
export async function migrateUpTo(client: pg.Client, moment: number): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis <= moment,
  )
  await client.query('create schema drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    const applied = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)'
    await client.query(applied, [hash, folderMillis])
  }
}

/** Checks that this version has a migration with this timestamp. If there is none, a newer version has migrated the database. */
export function checkMigration(moment: number): Migrated {
  const isKnown = readMigrationFiles({ migrationsFolder }).some(({ folderMillis }) => folderMillis === moment)
  return isKnown ? { ok: true } : { ok: false, reason: 'newer-data', message: NEWER_DATABASE_MESSAGE }
}

async function isNewer(client: pg.Client): Promise<boolean> {
  const table = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name
    where to_regclass('drizzle.__drizzle_migrations') is not null`)
  if (table.rowCount === 0) return false
  const applied = await client.query(
    'select created_at from drizzle.__drizzle_migrations order by created_at desc limit 1',
  )
  const [last] = lastApplied.parse(applied.rows)
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  return last !== undefined && last.created_at > known
}
