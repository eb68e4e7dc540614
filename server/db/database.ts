import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { createPool, type DatabaseConnection, type PoolOptions } from './pool.ts'

/** The shop's database. Statements outside of a transaction may run on different connections. */
export type Database = NodePgDatabase

/**
 * An open transaction. Use no other connection before it ends: the embedded database doesn't serve other connections during a transaction.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> }

/**
 * Opens the shop's database. The connection is made with the first statement, so opening can't fail. The default time limits are for
 * requests. Scripts for catalogue imports use longer time limits.
 */
export function openDatabase(connection: DatabaseConnection, options: PoolOptions = {}): OpenDatabase {
  const pool = createPool(connection, options)
  const db: Database = drizzle(pool, { casing: 'snake_case' })
  const onConnection = databasePerConnection()
  // Replaces Drizzle's own `transaction`. Drizzle's version never returns its connection to the pool if `begin` fails, for example because
  // the database hangs. After eight such failures, the shop would have no connections left.
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

/**
 * Caches a Drizzle database for each connection. Connections live long, and creating a Drizzle database takes longer than a small query.
 */
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
