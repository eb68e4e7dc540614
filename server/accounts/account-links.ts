import { and, count, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { settings } from '../../domain/settings/settings.ts'
import { deleteBatch } from '../db/delete-batch.ts'
import type { Database, Transaction } from '../db/database.ts'
import { accountLinks } from '../db/schema/account.ts'
import type { Deps } from '../deps.ts'
import { createCapabilityToken, isCapabilityToken } from '../platform/capability-token.ts'
import { lockAccounts } from './lock-account.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** The maximum number of pending links per account. */
export const MAX_PENDING_LINKS = 5

export type AccountLinkRow = typeof accountLinks.$inferSelect
type AccountDeps = Pick<Deps, 'db' | 'now'>

/** Creates a secret link. Returns its secret, which can't be read later, because the shop stores only a hash. */
export async function createAccountLink(
  { db, now }: AccountDeps,
  visitorHash: string,
): Promise<{ ok: true; secret: string; expiresAt: Date } | { ok: false; reason: 'too-many-links' }> {
  const secret = createCapabilityToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + settings.links.accountDays * DAY_MS)
  return db.transaction(async (tx) => {
    await lockAccounts(tx, visitorHash)
    const [waiting] = await tx
      .select({ links: count() })
      .from(accountLinks)
      .where(and(eq(accountLinks.visitorHash, visitorHash), isOpen(createdAt)))
    if ((waiting?.links ?? 0) >= MAX_PENDING_LINKS) return { ok: false, reason: 'too-many-links' }
    await tx.insert(accountLinks).values({ visitorHash, secretHash: hashOf(secret), createdAt, expiresAt })
    return { ok: true, secret, expiresAt }
  })
}

/** Lists an account's links, the newest first, at most 20. */
export async function listAccountLinks(db: Database, visitorHash: string): Promise<AccountLinkRow[]> {
  return db
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.visitorHash, visitorHash))
    .orderBy(desc(accountLinks.createdAt))
    .limit(20)
}

/** Revokes a link. Returns false if the link doesn't belong to this account. */
export async function revokeAccountLink(
  { db }: Pick<Deps, 'db'>,
  { id, visitorHash }: { id: string; visitorHash: string },
): Promise<boolean> {
  const own = and(eq(accountLinks.id, id), eq(accountLinks.visitorHash, visitorHash))
  const revoked = await db.delete(accountLinks).where(own).returning({ id: accountLinks.id })
  return revoked.length > 0
}

/** Finds a usable link by its secret; null if the link is used, expired, revoked or unknown. */
export async function findAccountLink(
  db: Database | Transaction,
  secret: string,
  now: Date,
): Promise<AccountLinkRow | null> {
  if (!isCapabilityToken(secret)) return null
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.secretHash, hashOf(secret)), isOpen(now)))
  return link ?? null
}

/** Marks a link as used. Returns false if another browser used the link first. */
export async function markLinkUsed(tx: Transaction, { id }: AccountLinkRow, now: Date): Promise<boolean> {
  const taken = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.id, id), isOpen(now)))
    .returning({ id: accountLinks.id })
  return taken.length > 0
}

/** Deletes up to 500 links that expired more days ago than the setting `links.accountDays` says. Returns the number of links deleted. */
export function sweepAccountLinks({ db, now }: AccountDeps): Promise<number> {
  return deleteBatch(
    db,
    accountLinks,
    lt(accountLinks.expiresAt, new Date(now().getTime() - settings.links.accountDays * DAY_MS)),
  )
}

const isOpen = (now: Date) => and(isNull(accountLinks.usedAt), gt(accountLinks.expiresAt, now))

function hashOf(secret: string): string {
  return createHash('sha256').update(`wallet:${secret}`).digest('hex')
}
