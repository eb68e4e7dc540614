import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { walletDevices, walletLinks } from '../db/schema/wallet.ts'
import type { Deps } from '../deps.ts'
import { findWallet, nobodysHash, type Visitor } from '../visitor.ts'
import { lockWallets } from './lock-wallet.ts'

type WalletDeps = Pick<Deps, 'db' | 'now'>

/** Browsers that a secret link let into a wallet, at most 50; the one it began in is not among them. */
export async function listGuests(
  db: Database,
  { hash, deviceHash }: Visitor,
): Promise<{ addedAt: Date; isThisOne: boolean }[]> {
  const rows = await db
    .select({ addedAt: walletDevices.addedAt, deviceHash: walletDevices.deviceHash })
    .from(walletDevices)
    .where(and(eq(walletDevices.visitorHash, hash), ne(walletDevices.deviceHash, hash)))
    .orderBy(asc(walletDevices.addedAt))
    .limit(50)
  return rows.map((row) => ({ addedAt: row.addedAt, isThisOne: row.deviceHash === deviceHash }))
}

/** This browser goes back to its own wallet; what it left stays with the others. */
export async function leaveWallet({ db }: WalletDeps, { deviceHash }: Visitor): Promise<void> {
  await db
    .update(walletDevices)
    .set({ visitorHash: walletDevices.ownHash })
    .where(eq(walletDevices.deviceHash, deviceHash))
}

/**
 * Only this browser keeps the wallet, under a new cookie: the others are back in their own, all secret links are void, and a stolen copy
 * of any cookie so far opens an empty wallet. False where this browser was put out of the wallet a moment before.
 */
export async function forgetOtherDevices(
  { db, now }: WalletDeps,
  visitor: Visitor,
  newDeviceHash: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockWallets(tx, visitor.hash)
    if ((await findWallet(tx, visitor.deviceHash)) !== visitor.hash) return false
    const ownHash = await findOwnWallet(tx, visitor.deviceHash)
    await tx.delete(walletLinks).where(eq(walletLinks.visitorHash, visitor.hash))
    await retire(tx, visitor.deviceHash, now())
    await putOut(tx, visitor.hash, now())
    await tx.insert(walletDevices).values({
      deviceHash: newDeviceHash,
      visitorHash: visitor.hash,
      ownHash: ownHash === visitor.hash ? newDeviceHash : ownHash,
      addedAt: now(),
    })
    return true
  })
}

/** Nobody opens this wallet any more: guests are back in their own, and the cookie it began with opens an empty one. */
export async function putOut(tx: Transaction, visitorHash: string, now: Date): Promise<void> {
  await tx
    .update(walletDevices)
    .set({ visitorHash: walletDevices.ownHash })
    .where(and(eq(walletDevices.visitorHash, visitorHash), ne(walletDevices.ownHash, visitorHash)))
  const empty = nobodysHash()
  await tx
    .insert(walletDevices)
    .values({ deviceHash: visitorHash, visitorHash: empty, ownHash: empty, addedAt: now })
    .onConflictDoNothing()
  // Whose own it is, but who is a guest elsewhere, stays there and shall not come back to it.
  const rows = await tx
    .select({ deviceHash: walletDevices.deviceHash })
    .from(walletDevices)
    .where(eq(walletDevices.ownHash, visitorHash))
  for (const { deviceHash } of rows)
    await tx
      .update(walletDevices)
      .set({
        ownHash: nobodysHash(),
        visitorHash: sql`case when visitor_hash = ${visitorHash} then ${nobodysHash()} else visitor_hash end`,
      })
      .where(eq(walletDevices.deviceHash, deviceHash))
}

/** The wallet a browser comes back to. */
export async function findOwnWallet(db: Database | Transaction, deviceHash: string): Promise<string> {
  const [row] = await db
    .select({ ownHash: walletDevices.ownHash })
    .from(walletDevices)
    .where(eq(walletDevices.deviceHash, deviceHash))
  return row?.ownHash ?? deviceHash
}

/** A cookie that opens nothing of anybody from now on. */
async function retire(tx: Transaction, deviceHash: string, now: Date): Promise<void> {
  const empty = nobodysHash()
  await tx
    .insert(walletDevices)
    .values({ deviceHash, visitorHash: empty, ownHash: empty, addedAt: now })
    .onConflictDoUpdate({
      target: walletDevices.deviceHash,
      set: { visitorHash: empty, ownHash: empty },
    })
}
