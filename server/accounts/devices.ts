import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { accountDevices, accountLinks } from '../db/schema/account.ts'
import type { Deps } from '../deps.ts'
import { findAccount, createUnownedVisitorHash, type Visitor } from '../visitor.ts'
import { lockAccounts } from './lock-account.ts'

type AccountDeps = Pick<Deps, 'db' | 'now'>

/**
 * Lists up to 50 browsers that joined this account through a secret link. The list doesn't contain the browser that created the account.
 */
export async function listJoinedBrowsers(
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

/**
 * Lets this browser leave an account that it had joined and return to its own account. Everything that the browser added to the joined
 * account stays there.
 */
export async function leaveAccount({ db }: AccountDeps, { deviceHash }: Visitor): Promise<void> {
  await db
    .update(accountDevices)
    .set({ visitorHash: accountDevices.ownHash })
    .where(eq(accountDevices.deviceHash, deviceHash))
}

/**
 * Signs all other browsers out of an account, and gives this browser a new cookie. The other browsers return to their own accounts, and all
 * secret links become void. The account's old cookies may have been stolen, so they open an empty account from now on. Returns false if
 * this browser itself has just been signed out.
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
    await signOutAllDevices(tx, visitor.hash, now())
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
 * Signs every browser out of an account. Browsers that had joined it return to their own accounts. The cookie that created the account
 * opens an empty account from now on.
 */
export async function signOutAllDevices(tx: Transaction, visitorHash: string, now: Date): Promise<void> {
  await tx
    .update(accountDevices)
    .set({ visitorHash: accountDevices.ownHash })
    .where(and(eq(accountDevices.visitorHash, visitorHash), ne(accountDevices.ownHash, visitorHash)))
  const empty = createUnownedVisitorHash()
  await tx
    .insert(accountDevices)
    .values({ deviceHash: visitorHash, visitorHash: empty, ownHash: empty, addedAt: now })
    .onConflictDoNothing()
  // The browser that created the account may currently use another account, which it joined. It stays in the other account, but it must
  // never return to the account that is being closed.
  const rows = await tx
    .select({ deviceHash: accountDevices.deviceHash })
    .from(accountDevices)
    .where(eq(accountDevices.ownHash, visitorHash))
  for (const { deviceHash } of rows)
    await tx
      .update(accountDevices)
      .set({
        ownHash: createUnownedVisitorHash(),
        visitorHash: sql`case when visitor_hash = ${visitorHash} then ${createUnownedVisitorHash()} else visitor_hash end`,
      })
      .where(eq(accountDevices.deviceHash, deviceHash))
}

/** Finds the account that a browser returns to when it leaves another account. */
export async function findOwnAccount(db: Database | Transaction, deviceHash: string): Promise<string> {
  const [row] = await db
    .select({ ownHash: accountDevices.ownHash })
    .from(accountDevices)
    .where(eq(accountDevices.deviceHash, deviceHash))
  return row?.ownHash ?? deviceHash
}

/** Makes a cookie open an empty account from now on, because the cookie may have been stolen. */
async function retire(tx: Transaction, deviceHash: string, now: Date): Promise<void> {
  const empty = createUnownedVisitorHash()
  await tx
    .insert(accountDevices)
    .values({ deviceHash, visitorHash: empty, ownHash: empty, addedAt: now })
    .onConflictDoUpdate({
      target: accountDevices.deviceHash,
      set: { visitorHash: empty, ownHash: empty },
    })
}
