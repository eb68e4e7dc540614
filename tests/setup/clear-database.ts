import pg from 'pg'
import { z } from 'zod'
import { toClientConfig, type DatabaseConnection } from '../../server/db/pool.ts'

// Computes a hash of everything in the schema that a test could change: tables, columns, indexes, constraints, triggers and functions.
const SCHEMA_HASH = `
  select md5(string_agg(part, ',' order by part)) as hash from (
    select concat_ws(' ', relname, relkind) from pg_class where relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, attisdropped, pg_get_expr(adbin, adrelid))
      from pg_attribute
      join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
    union all
    select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid)
      from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all
    select concat_ws(' ', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
  ) as parts (part)`

// Finds the tables that aren't empty. EXISTS is fast, because it reads only one row of each table.
const FILLED_TABLES = `
  select string_agg(format('select %L as name where exists (select from %I)', tablename, tablename), ' union all ') as query
    from pg_tables where schemaname = 'public'`

// Restarts all sequences that were used, even if the transaction was rolled back.
const RESTART_SEQUENCES = `
  select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null`

const hashes = z.tuple([z.object({ hash: z.string() })])
const queries = z.tuple([z.object({ query: z.string() })])
const names = z.array(z.object({ name: z.string() }))

export async function readSchemaHash(connection: DatabaseConnection): Promise<string> {
  return withClient(connection, hashSchema)
}

/**
 * Empties all tables and restarts all sequences. Returns false if the database can't be used for another test, because it doesn't respond
 * or its schema no longer has the hash `schemaHash`.
 */
export async function clearDatabase(database: {
  connection: DatabaseConnection
  schemaHash: string
}): Promise<boolean> {
  try {
    return await withClient(database.connection, async (client) => {
      await client.query('reset all')
      if ((await hashSchema(client)) !== database.schemaHash) return false
      const [{ query }] = queries.parse((await client.query(FILLED_TABLES)).rows)
      const filled = names.parse((await client.query(query)).rows).map(({ name }) => `"${name}"`)
      if (filled.length > 0) await client.query(`truncate ${filled.join(', ')} cascade`)
      await client.query(RESTART_SEQUENCES)
      return true
    })
  } catch {
    return false
  }
}

async function hashSchema(client: pg.Client): Promise<string> {
  return hashes.parse((await client.query(SCHEMA_HASH)).rows)[0].hash
}

async function withClient<Result>(
  connection: DatabaseConnection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...toClientConfig(connection), query_timeout: 20_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
