import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { accountDevices, accountLinks } from '../db/schema/account.ts'
import type { Deps } from '../deps.ts'
import { findAccount, unownedHash, type Visitor } from '../visitor.ts'
import { lockAccounts } from './lock-account.ts'

type AccountDeps = Pick<Deps, 'db' | 'now'>

/** Lists up to 50 browsers that joined this account through a secret link. The account's original browser isn't among them. */
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

/** Returns this browser to its own account. Everything it added to the other account stays there. */
export async function leaveAccount({ db }: AccountDeps, { deviceHash }: Visitor): Promise<void> {
  await db
    .update(accountDevices)
    .set({ visitorHash: accountDevices.ownHash })
    .where(eq(accountDevices.deviceHash, deviceHash))
}

/**
 * Signs every other browser out and gives this one a new cookie. The others return to their own accounts, all secret links become void, and
 * a stolen copy of any earlier cookie opens an empty account. Returns false if this browser has just been signed out itself.
 */
export async function signOutOtherDevices(
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
    await signOutEveryDevice(tx, visitor.hash, now())
    await tx.insert(accountDevices).values({
      deviceHash: newDeviceHash,
      visitorHash: visitor.hash,
      ownHash: ownHash === visitor.hash ? newDeviceHash : ownHash,
      addedAt: now(),
    })
    return true
  })
}

/**
 * Signs every browser out of an account. Browsers that joined return to their own accounts. The account's first cookie then opens an empty
 * account.
 */
export async function signOutEveryDevice(tx: Transaction, visitorHash: string, now: Date): Promise<void> {
  await tx
    .update(accountDevices)
    .set({ visitorHash: accountDevices.ownHash })
    .where(and(eq(accountDevices.visitorHash, visitorHash), ne(accountDevices.ownHash, visitorHash)))
  const empty = unownedHash()
  await tx
    .insert(accountDevices)
    .values({ deviceHash: visitorHash, visitorHash: empty, ownHash: empty, addedAt: now })
    .onConflictDoNothing()
  // The account's original browser may have joined another account. It stays there, but must never return to this one.
  const rows = await tx
    .select({ deviceHash: accountDevices.deviceHash })
    .from(accountDevices)
    .where(eq(accountDevices.ownHash, visitorHash))
  for (const { deviceHash } of rows)
    await tx
      .update(accountDevices)
      .set({
        ownHash: unownedHash(),
        visitorHash: sql`case when visitor_hash = ${visitorHash} then ${unownedHash()} else visitor_hash end`,
      })
      .where(eq(accountDevices.deviceHash, deviceHash))
}

/** Finds the account that a browser returns to when it leaves another one. */
export async function findOwnAccount(db: Database | Transaction, deviceHash: string): Promise<string> {
  const [row] = await db
    .select({ ownHash: accountDevices.ownHash })
    .from(accountDevices)
    .where(eq(accountDevices.deviceHash, deviceHash))
  return row?.ownHash ?? deviceHash
}

/** Makes a cookie open an empty account from now on. */
async function retire(tx: Transaction, deviceHash: string, now: Date): Promise<void> {
  const empty = unownedHash()
  await tx
    .insert(accountDevices)
    .values({ deviceHash, visitorHash: empty, ownHash: empty, addedAt: now })
    .onConflictDoUpdate({
      target: accountDevices.deviceHash,
      set: { visitorHash: empty, ownHash: empty },
    })
}
