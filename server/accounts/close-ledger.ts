import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { creditBalances, creditEntries } from '../db/schema/credits.ts'

/** Moves the undeletable ledger entries of a closed account to an anonymous name. Its balance is 0. */
export async function closeLedger(tx: Transaction, visitorHash: string, name: string): Promise<void> {
  await tx.update(creditEntries).set({ visitorHash: name }).where(eq(creditEntries.visitorHash, visitorHash))
  await tx.delete(creditBalances).where(eq(creditBalances.visitorHash, visitorHash))
}
