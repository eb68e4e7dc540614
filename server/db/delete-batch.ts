import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './database.ts'

/**
 * The maximum number of rows that one statement deletes. It is small, because the embedded database runs one statement at a time and all
 * others have to wait.
 */
const BATCH_SIZE = 500

/**
 * Deletes up to 500 matching rows. Returns the number deleted. A single statement for thousands of rows would exceed the statement timeout.
 */
export async function deleteBatch(
  db: Database | Transaction,
  table: PgTable,
  condition: SQL | undefined,
): Promise<number> {
  const deleted = await db.execute(sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${condition} limit ${BATCH_SIZE} for update skip locked))`)
  return deleted.rowCount ?? 0
}
