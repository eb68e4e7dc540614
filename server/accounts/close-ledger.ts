import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { creditBalances, creditEntries } from '../db/schema/credits.ts'

/** The entries of an account that ends, which nobody may delete, under a name that is nobody's. Its balance is 0. */
export async function closeLedger(tx: Transaction, visitorHash: string, name: string): Promise<void> {
  await tx.update(creditEntries).set({ visitorHash: name }).where(eq(creditEntries.visitorHash, visitorHash))
  await tx.delete(creditBalances).where(eq(creditBalances.visitorHash, visitorHash))
}
