import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'

/**
 * Locks accounts until the transaction ends, so that changes to who may open them run one after the other. Locks several accounts in the
 * order of their hashes to avoid deadlocks.
 */
export async function lockAccounts(tx: Transaction, ...visitorHashes: string[]): Promise<void> {
  for (const hash of [...new Set(visitorHashes)].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wallet:${hash}`}, 0))`)
}
