import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { clientConfig, type DatabaseConnection } from './pool.ts'

const CONNECT_WITHIN_MS = 10_000
// Any number, as long as no other program locks the same one in this database.
const MIGRATION_LOCK = 7_203_541

const migrationsFolder = path.join(import.meta.dirname, 'migrations')
const lastApplied = z.tuple([z.object({ created_at: z.coerce.number() })]).or(z.tuple([]))

type Migrated = { ok: true } | { ok: false; reason: 'newer-data'; message: string }

/**
 * Brings the database to the schema of this version; several processes may do so at once.
 * Only for unbundled callers: it reads the folder `migrations` beside its own source.
 */
export async function migrateDatabase(connection: DatabaseConnection): Promise<Migrated> {
  // A connection of its own, because a pool's statements have a time limit.
  const client = new pg.Client({
    ...clientConfig(connection),
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  // A lost connection fails the statement too; as an event it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await migrateAlone(client)
  } finally {
    await client.end()
  }
}

/**
 * Drizzle reads what is applied before it opens its transaction, so two at once would both apply
 * it. The transaction begun here keeps the others out: a PostgreSQL server by the lock, the embedded
 * database because it serves nobody else meanwhile (its connections share one session, so that a
 * lock alone would keep nobody out). Drizzle's own `begin` inside is only a warning, and its
 * `commit` ends ours, lock included.
 */
async function migrateAlone(client: pg.Client): Promise<Migrated> {
  await client.query('begin')
  await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  if (await isNewer(client)) {
    await client.query('rollback')
    return {
      ok: false,
      reason: 'newer-data',
      message: 'The database was written by a newer version of the shop. Start that version.',
    }
  }
  await migrate(drizzle(client), { migrationsFolder })
  return { ok: true }
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
