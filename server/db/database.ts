import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { createPool, type DatabaseConnection, type PoolOptions } from './pool.ts'

/** The shop's database. Statements outside of a transaction may run on different connections. */
export type Database = NodePgDatabase

/**
 * An open transaction. Don't use another connection until it ends, because the embedded database doesn't serve other connections meanwhile.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> }

/**
 * Opens the shop's database. It connects with the first statement, so opening it can't fail. The default time limits are for requests;
 * scripts that import a catalogue set longer ones.
 */
export function openDatabase(connection: DatabaseConnection, options: PoolOptions = {}): OpenDatabase {
  const pool = createPool(connection, options)
  const db: Database = drizzle(pool, { casing: 'snake_case' })
  const onConnection = databasePerConnection()
  // Replaces Drizzle's own `transaction`, which loses a pool connection if `begin` fails, for example because the database hangs. Eight
  // such requests would make the shop unavailable.
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

/** Keeps a Drizzle database for each connection, because connections live long, and creating one takes longer than a small query. */
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
