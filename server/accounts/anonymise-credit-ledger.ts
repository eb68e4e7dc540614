import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { creditBalances, creditEntries } from '../db/schema/credits.ts'

/** Gives a closed account's ledger entries an anonymous owner, because they can't be deleted. The account's balance has to be 0 already. */
export async function anonymiseCreditLedger(
  tx: Transaction,
  visitorHash: string,
  name: string,
): Promise<void> {
  await tx.update(creditEntries).set({ visitorHash: name }).where(eq(creditEntries.visitorHash, visitorHash))
  await tx.delete(creditBalances).where(eq(creditBalances.visitorHash, visitorHash))
}
