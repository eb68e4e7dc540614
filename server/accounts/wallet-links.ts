import { and, count, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { deleteSome } from '../db/delete-some.ts'
import type { Database, Transaction } from '../db/database.ts'
import { walletLinks } from '../db/schema/wallet.ts'
import type { Deps } from '../deps.ts'
import { capabilityToken, isCapabilityToken } from '../platform/capability-token.ts'
import { lockWallets } from './lock-wallet.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** How long a link waits to be opened (shop policy, told beside it). */
export const LINK_DAYS = 30
/** Links of one wallet that wait at once. */
export const MOST_LINKS = 5

export type WalletLink = typeof walletLinks.$inferSelect
type WalletDeps = Pick<Deps, 'db' | 'now'>

/** A new secret link, told this once: the shop keeps only its hash. */
export async function createLink(
  { db, now }: WalletDeps,
  visitorHash: string,
): Promise<{ ok: true; secret: string; expiresAt: Date } | { ok: false; reason: 'too-many-links' }> {
  const secret = capabilityToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + LINK_DAYS * DAY_MS)
  return db.transaction(async (tx) => {
    await lockWallets(tx, visitorHash)
    const [waiting] = await tx
      .select({ links: count() })
      .from(walletLinks)
      .where(and(eq(walletLinks.visitorHash, visitorHash), isOpen(createdAt)))
    if ((waiting?.links ?? 0) >= MOST_LINKS) return { ok: false, reason: 'too-many-links' }
    await tx.insert(walletLinks).values({ visitorHash, secretHash: hashOf(secret), createdAt, expiresAt })
    return { ok: true, secret, expiresAt }
  })
}

/** The links of a wallet, the newest first, at most 20. */
export async function listLinks(db: Database, visitorHash: string): Promise<WalletLink[]> {
  return db
    .select()
    .from(walletLinks)
    .where(eq(walletLinks.visitorHash, visitorHash))
    .orderBy(desc(walletLinks.createdAt))
    .limit(20)
}

/** Takes a link back; false where it is none of this wallet's. */
export async function revokeLink(
  { db }: Pick<Deps, 'db'>,
  { id, visitorHash }: { id: string; visitorHash: string },
): Promise<boolean> {
  const own = and(eq(walletLinks.id, id), eq(walletLinks.visitorHash, visitorHash))
  const revoked = await db.delete(walletLinks).where(own).returning({ id: walletLinks.id })
  return revoked.length > 0
}

/** The link of a secret while it can be opened. Used, expired, revoked and made-up ones are all the same: null. */
export async function findLink(
  db: Database | Transaction,
  secret: string,
  now: Date,
): Promise<WalletLink | null> {
  if (!isCapabilityToken(secret)) return null
  const [link] = await db
    .select()
    .from(walletLinks)
    .where(and(eq(walletLinks.secretHash, hashOf(secret)), isOpen(now)))
  return link ?? null
}

/** Marks a link as used; false where another browser was faster. */
export async function takeLink(tx: Transaction, { id }: WalletLink, now: Date): Promise<boolean> {
  const taken = await tx
    .update(walletLinks)
    .set({ usedAt: now })
    .where(and(eq(walletLinks.id, id), isOpen(now)))
    .returning({ id: walletLinks.id })
  return taken.length > 0
}

/** Links that can open nothing any more are listed for as long again, then forgotten: up to 500; tells how many. */
export function sweepLinks({ db, now }: WalletDeps): Promise<number> {
  return deleteSome(
    db,
    walletLinks,
    lt(walletLinks.expiresAt, new Date(now().getTime() - LINK_DAYS * DAY_MS)),
  )
}

const isOpen = (now: Date) => and(isNull(walletLinks.usedAt), gt(walletLinks.expiresAt, now))

function hashOf(secret: string): string {
  return createHash('sha256').update(`wallet:${secret}`).digest('hex')
}
