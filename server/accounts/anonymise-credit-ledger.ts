import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { creditBalances, creditEntries } from '../db/schema/credits.ts'

/**
 * Gives the ledger entries of a closed account an anonymous owner, because ledger entries can't be deleted. The account's balance has to be
 * 0 already.
 */
export async function anonymiseCreditLedger(
  tx: Transaction,
  visitorHash: string,
  name: string,
): Promise<void> {
  await tx.update(creditEntries).set({ visitorHash: name }).where(eq(creditEntries.visitorHash, visitorHash))
  await tx.delete(creditBalances).where(eq(creditBalances.visitorHash, visitorHash))
}
