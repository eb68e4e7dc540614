import { and, asc, eq } from 'drizzle-orm'
import { formatReceiptNumber } from '../../domain/credits/receipt-number.ts'
import type { Database, Transaction } from '../db/database.ts'
import { creditEntries, creditRefundsAndDisputes, creditPurchases } from '../db/schema/credits.ts'
import { isCapabilityToken } from '../platform/capability-token.ts'
import { toCreditPurchase, type CreditPurchase } from './credit-purchases.ts'

export const buildReceiptPath = (token: string): string => `/credits/receipts/${token}`

export type CreditReceipt = { purchase: CreditPurchase; number: string; paidAt: Date }

/** Finds the receipt that belongs to a secret link; null if the link is unknown or the purchase isn't paid. */
export async function findReceiptByToken(db: Database, token: string): Promise<CreditReceipt | null> {
  if (!isCapabilityToken(token)) return null
  const [row] = await db.select().from(creditPurchases).where(eq(creditPurchases.receiptToken, token))
  return row ? findReceipt(db, toCreditPurchase(row)) : null
}

/**
 * Builds the receipt of a purchase; null if it isn't paid. The receipt's number and date come from the purchase's ledger entry, because
 * ledger entries can't be changed.
 */
export async function findReceipt(
  db: Database | Transaction,
  purchase: CreditPurchase,
): Promise<CreditReceipt | null> {
  const [entry] = await db
    .select({ id: creditEntries.id, createdAt: creditEntries.createdAt })
    .from(creditEntries)
    .where(eq(creditEntries.reference, `purchase:${purchase.id}`))
  return entry ? { purchase, number: formatReceiptNumber(entry.id), paidAt: entry.createdAt } : null
}

/** Lists the refunds of a purchase, oldest first. */
export async function listPurchaseRefunds(
  db: Database,
  purchaseId: string,
): Promise<{ amountCents: number; refundedAt: Date }[]> {
  return db
    .select({
      amountCents: creditRefundsAndDisputes.amountCents,
      refundedAt: creditRefundsAndDisputes.updatedAt,
    })
    .from(creditRefundsAndDisputes)
    .where(
      and(
        eq(creditRefundsAndDisputes.purchaseId, purchaseId),
        eq(creditRefundsAndDisputes.kind, 'refund'),
        eq(creditRefundsAndDisputes.status, 'refunded'),
      ),
    )
    .orderBy(asc(creditRefundsAndDisputes.updatedAt), asc(creditRefundsAndDisputes.id))
}
