import { desc, eq } from 'drizzle-orm'
import { changeBalance } from '../../domain/credits/balance.ts'
import type { CreditReason } from '../../domain/credits/reasons.ts'
import type { Database, Transaction } from '../db/database.ts'
import { creditBalances, creditEntries } from '../db/schema/credits.ts'

export type CreditEntry = typeof creditEntries.$inferSelect

type NewEntry = {
  visitorHash: string
  /** The number of credits: positive if they were added, negative if they were spent. */
  amount: number
  reason: CreditReason
  /** Identifies the cause of the entry. There is at most one entry per reference. */
  reference: string
  now: Date
}

/** The maximum number of entries that are listed. */
const MAX_LISTED = 200

/**
 * Writes a ledger entry and the new balance in the caller's transaction. If there is already an entry with this reference, changes nothing.
 * Locks the visitor's balance first, so that concurrent changes of the balance run one after the other. A check constraint also refuses a
 * negative balance.
 */
export async function writeCreditEntry(
  tx: Transaction,
  { visitorHash, amount, reason, reference, now }: NewEntry,
): Promise<{ ok: true; balance: number } | { ok: false; reason: 'not-enough-credits' }> {
  const before = await lockBalance(tx, visitorHash)
  const [known] = await tx
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(eq(creditEntries.reference, reference))
  if (known) return { ok: true, balance: before }
  const changed = changeBalance(before, amount)
  if (!changed.ok) return changed
  const { balance } = changed
  await tx.update(creditBalances).set({ balance }).where(eq(creditBalances.visitorHash, visitorHash))
  await tx
    .insert(creditEntries)
    .values({ visitorHash, amount, balanceAfter: balance, reason, reference, createdAt: now })
  return { ok: true, balance }
}

/** Finds a visitor's balance of credits; 0 for a visitor who never had any. */
export async function findCreditBalance(db: Database, visitorHash: string): Promise<number> {
  const [row] = await db
    .select({ balance: creditBalances.balance })
    .from(creditBalances)
    .where(eq(creditBalances.visitorHash, visitorHash))
  return row?.balance ?? 0
}

/** Lists a visitor's ledger entries, newest first, at most 200. */
export async function listCreditEntries(db: Database, visitorHash: string): Promise<CreditEntry[]> {
  return db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.visitorHash, visitorHash))
    .orderBy(desc(creditEntries.id))
    .limit(MAX_LISTED)
}

async function lockBalance(tx: Transaction, visitorHash: string): Promise<number> {
  await tx.insert(creditBalances).values({ visitorHash }).onConflictDoNothing()
  const [row] = await tx
    .select({ balance: creditBalances.balance })
    .from(creditBalances)
    .where(eq(creditBalances.visitorHash, visitorHash))
    .for('update')
  if (!row) throw new Error('A balance is missing although it was just written')
  return row.balance
}
