import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'

/**
 * Whoever changes who may open an account waits here, until the transaction ends. Of several accounts the lesser hash comes first, so that
 * none waits for another in a circle.
 */
export async function lockAccounts(tx: Transaction, ...visitorHashes: string[]): Promise<void> {
  for (const hash of [...new Set(visitorHashes)].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wallet:${hash}`}, 0))`)
}
