import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './database.ts'

/** Small enough not to delay other statements, because the embedded database runs one at a time. */
const BATCH = 500

/** Deletes up to 500 matching rows and returns how many. Deleting a whole backlog in one statement would exceed the statement timeout. */
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
