import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { createPool, type DatabaseConnection, type PoolOptions } from './pool.ts'

/** The shop's database. Statements outside a transaction may use different connections. */
export type Database = NodePgDatabase

/** An open transaction. Until it ends, don't use other connections: the embedded database doesn't serve them meanwhile. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> }

/**
 * Opens the shop's database. It only connects with the first statement, so this can't fail. The default time limits suit requests; scripts
 * that import a catalogue set longer ones.
 */
export function openDatabase(connection: DatabaseConnection, options: PoolOptions = {}): OpenDatabase {
  const pool = createPool(connection, options)
  const db: Database = drizzle(pool, { casing: 'snake_case' })
  const onConnection = databasePerConnection()
  // Drizzle's own version leaks the pool's connection if `begin` fails, for example because the database hangs. Eight such requests would
  // take the shop down.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await onConnection(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return { db, pool, close: () => pool.end() }
}

/** Caches a Drizzle database for each connection, because connections live long, and preparing one costs more than a small query. */
function databasePerConnection() {
  const databases = new WeakMap<pg.PoolClient, Database>()
  return (client: pg.PoolClient): Database => {
    const known = databases.get(client)
    if (known !== undefined) return known
    const fresh: Database = drizzle(client, { casing: 'snake_case' })
    databases.set(client, fresh)
    return fresh
  }
}
