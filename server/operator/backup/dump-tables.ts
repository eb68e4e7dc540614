import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { z } from 'zod'
import { toClientConfig, type DatabaseConnection } from '../../db/pool.ts'
import { hashFile } from './checksum.ts'
import { type BackupManifest, backupTableFile } from './backup-manifest.ts'

/** The number of rows to fetch at once. It is small for tables with pictures, because a row with a picture may have several megabytes. */
const ROWS_PER_READ = { usual: 1_000, large: 10 } as const

const lines = z.array(z.object({ line: z.string() }))
const tableRows = z.array(z.object({ name: z.string(), columns: z.array(z.string()), large: z.boolean() }))
const sequenceRows = z.array(z.object({ name: z.string(), last: z.string().nullable() }))
const migrationRows = z.tuple([z.object({ migration: z.coerce.number() })])

type Dumped = Pick<BackupManifest, 'migration' | 'tables' | 'sequences'>

/**
 * Writes all rows to files, from one snapshot in a read-only transaction. During this time, a shop on a PostgreSQL server works as usual.
 * The embedded database has only one session, so visitors of the shop have to wait.
 */
export async function dumpTables(connection: DatabaseConnection, folder: string): Promise<Dumped> {
  const client = new pg.Client(toClientConfig(connection))
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const dumped = await dump(client, folder)
    await client.query('commit')
    return dumped
  } finally {
    await client.end()
  }
}

async function dump(client: pg.Client, folder: string): Promise<Dumped> {
  await mkdir(path.join(folder, 'database'), { recursive: true, mode: 0o700 })
  const applied = await client.query('select max(created_at) as migration from drizzle.__drizzle_migrations')
  const [{ migration }] = migrationRows.parse(applied.rows)
  const tables: BackupManifest['tables'] = []
  for (const { name, columns, large } of await listTables(client)) {
    const file = path.join(folder, backupTableFile(name))
    const counted = { rows: 0 }
    const rows = readLines(client, { name, size: large ? ROWS_PER_READ.large : ROWS_PER_READ.usual, counted })
    await pipeline(rows, createGzip(), createWriteStream(file, { mode: 0o600 }))
    tables.push({ name, columns, rows: counted.rows, sha256: await hashFile(file) })
  }
  const sequences = await client.query(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  )
  return { migration, tables, sequences: sequenceRows.parse(sequences.rows) }
}

async function listTables(client: pg.Client) {
  const found = await client.query(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      bool_or(a.atttypid = 'bytea'::regtype) as large
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
      -- Left behind where a restore was killed in its very last step (load-tables).
      and c.relname <> 'restore_in_progress'
    group by c.relname order by c.relname`)
  return tableRows.parse(found.rows)
}

async function* readLines(
  client: pg.Client,
  { name, size, counted }: { name: string; size: number; counted: { rows: number } },
): AsyncGenerator<string> {
  await client.query(
    `declare dumped no scroll cursor for select to_jsonb(t)::text as line from public."${name}" t`,
  )
  for (;;) {
    const rows = lines.parse((await client.query(`fetch ${size} from dumped`)).rows)
    counted.rows += rows.length
    if (rows.length > 0) yield rows.map(({ line }) => `${line}\n`).join('')
    if (rows.length < size) break
  }
  await client.query('close dumped')
}
