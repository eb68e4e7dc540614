import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './database.ts'

/** Few enough that nobody waits for the statement, which on the embedded database is alone. */
const BATCH = 500

/**
 * Deletes up to 500 of the rows that a condition names and tells how many: call it until it says 0. A year's backlog in one statement would
 * be ended by its time limit, and then again an hour later.
 */
export async function deleteSome(
  db: Database | Transaction,
  table: PgTable,
  condition: SQL | undefined,
): Promise<number> {
  const deleted = await db.execute(sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${condition} limit ${BATCH} for update skip locked))`)
  return deleted.rowCount ?? 0
}
