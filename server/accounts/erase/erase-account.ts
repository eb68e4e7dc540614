import type { Transaction } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { findAccount, type Visitor } from '../../visitor.ts'
import { signOutAllDevices } from '../devices.ts'
import { lockAccounts } from '../lock-account.ts'
import { hasPendingPayment } from '../pending-payment.ts'
import { lockCarts } from './erase-carts.ts'
import { eraseVisitorRows } from './erase-rows.ts'
import { scheduleFileRemoval } from './file-removal.ts'

type Input = {
  visitor: Visitor
  /**
   * The id of the cart in this browser; null if there is none. The caller passes the id, because the database doesn't link a cart to a
   * visitor until checkout.
   */
  cartId: string | null
}

export type EraseAccountResult = { ok: true } | { ok: false; reason: 'payment-under-way' | 'not-yours' }

/**
 * Deletes a visitor's data in one transaction. A background task later deletes the files, and any rows that concurrent requests wrote; the
 * task is retried until it succeeds. Records that the law requires are anonymised and kept. Refuses while the visitor has a pending
 * payment, because the money would have no owner.
 */
export async function eraseAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { visitor, cartId }: Input,
): Promise<EraseAccountResult> {
  return db.transaction(async (tx): Promise<EraseAccountResult> => {
    await lockAccounts(tx, visitor.hash)
    if ((await findAccount(tx, visitor.deviceHash)) !== visitor.hash)
      return { ok: false, reason: 'not-yours' }
    await lockCarts(tx, visitor.hash, cartId)
    if (await hasPendingPayment(tx, visitor.hash)) return { ok: false, reason: 'payment-under-way' }
    await eraseLockedAccount(tx, { visitorHash: visitor.hash, cartId, now: now() })
    return { ok: true }
  })
}

/** Deletes the rows of a visitor. Callers must have locked the account and its carts, and checked that no payment is pending. */
export async function eraseLockedAccount(
  tx: Transaction,
  { visitorHash, cartId, now }: { visitorHash: string; cartId: string | null; now: Date },
): Promise<void> {
  const files = await eraseVisitorRows(tx, { visitorHash, cartId, now })
  await signOutAllDevices(tx, visitorHash, now)
  await scheduleFileRemoval(tx, { visitorHash, files, now })
}
