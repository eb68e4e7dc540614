import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'

/**
 * Locks accounts until the transaction ends, so that concurrent requests can't join, leave, merge or close the same account at the same
 * time. Several accounts are locked in the order of their hashes to avoid deadlocks.
 */
export async function lockAccounts(tx: Transaction, ...visitorHashes: string[]): Promise<void> {
  for (const hash of [...new Set(visitorHashes)].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wallet:${hash}`}, 0))`)
}
