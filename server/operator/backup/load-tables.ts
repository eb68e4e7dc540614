import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { z } from 'zod'
import { migrateUpTo } from '../../db/migrate-database.ts'
import { toClientConfig, type DatabaseConnection } from '../../db/pool.ts'
import { type BackupManifest, backupTableFile } from './backup-manifest.ts'

/** The maximum number of rows and bytes per insert statement. */
const MAX_ROWS = 1_000
const MAX_CHARACTERS = 8_000_000

const tableRows = z.array(z.object({ name: z.string() }))
const backupRows = z.array(z.object({ backup: z.string() }))
const keyRows = z.array(z.object({ name: z.string(), table: z.string(), definition: z.string() }))

/**
 * A table that marks an unfinished restore. It exists from the commit of the rows until the files are in place, and contains the backup's
 * digest.
 */
const PROGRESS_TABLE = 'public.restore_in_progress'

/**
 * Finds the state of the database:
 * - `empty`: it has no tables.
 * - `loaded`: it has the rows of this backup, but the files aren't in place yet.
 * - `other`: it has any other data.
 */
export async function findRestoreState(
  connection: DatabaseConnection,
  backup: string,
): Promise<'empty' | 'loaded' | 'other'> {
  return withClient(connection, async (client) => {
    const found = await client.query(
      `select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const names = tableRows.parse(found.rows).map(({ name }) => name)
    if (names.length === 0) return 'empty'
    if (!names.includes(PROGRESS_TABLE)) return 'other'
    const [row] = backupRows.parse((await client.query(`select backup from ${PROGRESS_TABLE}`)).rows)
    return row?.backup === backup ? 'loaded' : 'other'
  })
}

export async function finishRestore(connection: DatabaseConnection): Promise<void> {
  await withClient(connection, (client) => client.query(`drop table if exists ${PROGRESS_TABLE}`))
}

/**
 * Restores the schema, rows and sequences of a backup into an empty database, either everything or nothing. Foreign keys are created after
 * the rows, because creating them checks every row.
 */
export async function loadTables(
  connection: DatabaseConnection,
  folder: string,
  { manifest, backup }: { manifest: BackupManifest; backup: string },
): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query('begin')
    await client.query(`create table ${PROGRESS_TABLE} as select $1::text as backup`, [backup])
    await migrateUpTo(client, manifest.migration)
    const keys = await takeKeysAway(client)
    for (const table of manifest.tables) {
      const rows = await loadTable(client, folder, table)
      if (rows !== table.rows) throw new Error(`${table.name} has ${rows} rows in place of ${table.rows}`)
    }
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint "${name}" ${definition}`)
    for (const { name, last } of manifest.sequences)
      if (last !== null) await client.query(`select setval('public."${name}"', $1::bigint)`, [last])
    // Updates the planner's statistics. Without this, the first queries would be planned for empty tables.
    for (const { name } of manifest.tables) await client.query(`analyze public."${name}"`)
    await client.query('commit')
  })
}

async function takeKeysAway(client: pg.Client) {
  const found = await client.query(`
    select conname as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`)
  const keys = keyRows.parse(found.rows)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint "${name}"`)
  return keys
}

async function loadTable(
  client: pg.Client,
  folder: string,
  table: BackupManifest['tables'][number],
): Promise<number> {
  const columns = table.columns.map((column) => `"${column}"`).join(', ')
  const statement = `insert into public."${table.name}" (${columns})
    select ${columns} from json_populate_recordset(null::public."${table.name}", $1::json)`
  // Removes the rows that migrations have inserted, because the backup contains them too.
  await client.query(`truncate public."${table.name}"`)
  // Disables triggers, because the backup already contains the rows that they would write.
  await client.query(`alter table public."${table.name}" disable trigger user`)
  let batch: string[] = []
  let characters = 0
  let rows = 0
  const flush = async () => {
    if (batch.length > 0) await client.query(statement, [`[${batch.join(',')}]`])
    rows += batch.length
    batch = []
    characters = 0
  }
  for await (const line of readLines(path.join(folder, backupTableFile(table.name)))) {
    batch.push(line)
    characters += line.length
    if (batch.length === MAX_ROWS || characters >= MAX_CHARACTERS) await flush()
  }
  await flush()
  await client.query(`alter table public."${table.name}" enable trigger user`)
  return rows
}

/**
 * Reads lines that end with a line feed. JSON escapes line feeds within texts, but readline also splits at other characters, which JSON
 * doesn't escape.
 */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const piece of createReadStream(file).pipe(createGunzip())) {
    if (!(piece instanceof Uint8Array)) continue
    const parts = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
  if (rest !== '') yield rest
}

async function withClient<T>(
  connection: DatabaseConnection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(toClientConfig(connection))
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
