import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { creditBalances, creditEntries } from '../db/schema/credits.ts'

/** Moves a closed account's ledger entries, which can't be deleted, to an anonymous name. The account's balance is already 0. */
export async function anonymiseCreditLedger(
  tx: Transaction,
  visitorHash: string,
  name: string,
): Promise<void> {
  await tx.update(creditEntries).set({ visitorHash: name }).where(eq(creditEntries.visitorHash, visitorHash))
  await tx.delete(creditBalances).where(eq(creditBalances.visitorHash, visitorHash))
}
