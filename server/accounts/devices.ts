import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { accountDevices, accountLinks } from '../db/schema/account.ts'
import type { Deps } from '../deps.ts'
import { findAccount, nobodysHash, type Visitor } from '../visitor.ts'
import { lockAccounts } from './lock-account.ts'

type AccountDeps = Pick<Deps, 'db' | 'now'>

/** Browsers that joined an account by a secret link, at most 50, without its original one. */
export async function listGuests(
  db: Database,
  { hash, deviceHash }: Visitor,
): Promise<{ addedAt: Date; isThisOne: boolean }[]> {
  const rows = await db
    .select({ addedAt: accountDevices.addedAt, deviceHash: accountDevices.deviceHash })
    .from(accountDevices)
    .where(and(eq(accountDevices.visitorHash, hash), ne(accountDevices.deviceHash, hash)))
    .orderBy(asc(accountDevices.addedAt))
    .limit(50)
  return rows.map((row) => ({ addedAt: row.addedAt, isThisOne: row.deviceHash === deviceHash }))
}

/** This browser returns to its own account; what it left stays with the others. */
export async function leaveAccount({ db }: AccountDeps, { deviceHash }: Visitor): Promise<void> {
  await db
    .update(accountDevices)
    .set({ visitorHash: accountDevices.ownHash })
    .where(eq(accountDevices.deviceHash, deviceHash))
}

/**
 * Only this browser keeps the account, under a new cookie: others return to their own, all secret links are void, and a stolen copy of any
 * earlier cookie opens an empty account. False if this browser was just signed out of the account itself.
 */
export async function forgetOtherDevices(
  { db, now }: AccountDeps,
  visitor: Visitor,
  newDeviceHash: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAccounts(tx, visitor.hash)
    if ((await findAccount(tx, visitor.deviceHash)) !== visitor.hash) return false
    const ownHash = await findOwnAccount(tx, visitor.deviceHash)
    await tx.delete(accountLinks).where(eq(accountLinks.visitorHash, visitor.hash))
    await retire(tx, visitor.deviceHash, now())
    await putOut(tx, visitor.hash, now())
    await tx.insert(accountDevices).values({
      deviceHash: newDeviceHash,
      visitorHash: visitor.hash,
      ownHash: ownHash === visitor.hash ? newDeviceHash : ownHash,
      addedAt: now(),
    })
    return true
  })
}

/** Closes an account: guests return to their own, and the cookie it began with opens an empty one. */
export async function putOut(tx: Transaction, visitorHash: string, now: Date): Promise<void> {
  await tx
    .update(accountDevices)
    .set({ visitorHash: accountDevices.ownHash })
    .where(and(eq(accountDevices.visitorHash, visitorHash), ne(accountDevices.ownHash, visitorHash)))
  const empty = nobodysHash()
  await tx
    .insert(accountDevices)
    .values({ deviceHash: visitorHash, visitorHash: empty, ownHash: empty, addedAt: now })
    .onConflictDoNothing()
  // Its original browser, if it is a guest elsewhere, stays there and mustn't return to it.
  const rows = await tx
    .select({ deviceHash: accountDevices.deviceHash })
    .from(accountDevices)
    .where(eq(accountDevices.ownHash, visitorHash))
  for (const { deviceHash } of rows)
    await tx
      .update(accountDevices)
      .set({
        ownHash: nobodysHash(),
        visitorHash: sql`case when visitor_hash = ${visitorHash} then ${nobodysHash()} else visitor_hash end`,
      })
      .where(eq(accountDevices.deviceHash, deviceHash))
}

/** The account a browser returns to. */
export async function findOwnAccount(db: Database | Transaction, deviceHash: string): Promise<string> {
  const [row] = await db
    .select({ ownHash: accountDevices.ownHash })
    .from(accountDevices)
    .where(eq(accountDevices.deviceHash, deviceHash))
  return row?.ownHash ?? deviceHash
}

/** A cookie that opens nothing of anybody from now on. */
async function retire(tx: Transaction, deviceHash: string, now: Date): Promise<void> {
  const empty = nobodysHash()
  await tx
    .insert(accountDevices)
    .values({ deviceHash, visitorHash: empty, ownHash: empty, addedAt: now })
    .onConflictDoUpdate({
      target: accountDevices.deviceHash,
      set: { visitorHash: empty, ownHash: empty },
    })
}
