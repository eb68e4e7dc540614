import { and, eq } from 'drizzle-orm'
import {
  type CreditPurchaseEvent,
  type CreditPurchaseState,
  getNextPurchaseState,
  parsePurchaseState,
} from '../../domain/credits/purchase-state.ts'
import type { Database, Transaction } from '../db/database.ts'
import { creditPurchases } from '../db/schema/credits.ts'

export type CreditPurchase = Omit<typeof creditPurchases.$inferSelect, 'state'> & {
  state: CreditPurchaseState
}

export async function findPurchase(db: Database | Transaction, id: string): Promise<CreditPurchase | null> {
  const [row] = await db.select().from(creditPurchases).where(eq(creditPurchases.id, id))
  return row ? toCreditPurchase(row) : null
}

export async function getPurchase(db: Database | Transaction, id: string): Promise<CreditPurchase> {
  const purchase = await findPurchase(db, id)
  if (!purchase) throw new Error(`The purchase of credits ${id} is gone`)
  return purchase
}

/** Finds a visitor's pending attempt for a package. There is at most one (index credit_purchases_live). */
export async function findPendingPurchase(
  db: Database,
  { visitorHash, packageId, provider }: { visitorHash: string; packageId: string; provider: string },
): Promise<CreditPurchase | null> {
  const live = and(
    eq(creditPurchases.visitorHash, visitorHash),
    eq(creditPurchases.packageId, packageId),
    eq(creditPurchases.provider, provider),
    eq(creditPurchases.state, 'started'),
  )
  const [row] = await db.select().from(creditPurchases).where(live)
  return row ? toCreditPurchase(row) : null
}

export async function findPurchaseByReference(
  db: Database,
  provider: string,
  reference: string,
): Promise<CreditPurchase | null> {
  const known = and(eq(creditPurchases.provider, provider), eq(creditPurchases.providerReference, reference))
  const [row] = await db.select().from(creditPurchases).where(known)
  return row ? toCreditPurchase(row) : null
}

/**
 * Locks a purchase and changes its state as the event requires. Returns false if the event doesn't apply any more, for example because it
 * was repeated.
 */
export async function changePurchaseState(
  tx: Transaction,
  { id, event, now }: { id: string; event: CreditPurchaseEvent; now: Date },
): Promise<boolean> {
  const [row] = await tx.select().from(creditPurchases).where(eq(creditPurchases.id, id)).for('update')
  if (!row) throw new Error(`The purchase of credits ${id} is gone`)
  const state = getNextPurchaseState(toCreditPurchase(row).state, event)
  if (state === null) return false
  await tx.update(creditPurchases).set({ state, updatedAt: now }).where(eq(creditPurchases.id, id))
  return true
}

export function toCreditPurchase(row: typeof creditPurchases.$inferSelect): CreditPurchase {
  const state = parsePurchaseState(row.state)
  if (state === null)
    throw new Error(`The purchase of credits ${row.id} is in an unknown state: ${row.state}`)
  return { ...row, state }
}
