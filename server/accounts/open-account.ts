import type { Deps } from '../deps.ts'
import { accountDevices } from '../db/schema/account.ts'
import { findAccount } from '../visitor.ts'
import { findOwnAccount } from './devices.ts'
import { mergeAccounts } from './merge-accounts.ts'
import { lockAccounts } from './lock-account.ts'
import { hasPendingPayment } from './pending-payment.ts'
import { findAccountLink, markLinkUsed } from './account-links.ts'

type Input = {
  secret: string
  deviceHash: string
  /**
   * Whether to merge the browser's own account into the opened account. If false, the browser's own account stays unchanged, and the
   * browser returns to it when it leaves the opened account.
   */
  bring: boolean
}

export type OpenAccountResult =
  | { ok: true }
  | { ok: false; reason: 'unknown-link' | 'already-open' | 'payment-under-way' | 'not-its-own' }

/** Thrown to roll the transaction back, so that a refused attempt doesn't use up the link. */
class RefusedMerge extends Error {
  readonly reason: 'payment-under-way' | 'not-its-own'

  constructor(reason: 'payment-under-way' | 'not-its-own') {
    super(reason)
    this.reason = reason
  }
}

/** Uses up a secret link and opens the link's account in this browser, in one transaction. */
export async function openAccount(deps: Pick<Deps, 'db' | 'now'>, input: Input): Promise<OpenAccountResult> {
  const link = await findAccountLink(deps.db, input.secret, deps.now())
  if (!link) return { ok: false, reason: 'unknown-link' }
  try {
    return await deps.db.transaction(async (tx): Promise<OpenAccountResult> => {
      const before = await findAccount(tx, input.deviceHash)
      await lockAccounts(tx, before, link.visitorHash)
      const from = await findAccount(tx, input.deviceHash)
      if (from === link.visitorHash) return { ok: false, reason: 'already-open' }
      if (!(await markLinkUsed(tx, link, deps.now()))) return { ok: false, reason: 'unknown-link' }
      const ownHash = await findOwnAccount(tx, input.deviceHash)
      // A browser may merge only its own account. A browser that has joined someone else's account must not merge that account.
      if (input.bring && (from !== ownHash || from !== before)) throw new RefusedMerge('not-its-own')
      if (input.bring) {
        if (await hasPendingPayment(tx, from)) throw new RefusedMerge('payment-under-way')
        await mergeAccounts(tx, { from, to: link.visitorHash, now: deps.now() })
      }
      const row = {
        deviceHash: input.deviceHash,
        visitorHash: link.visitorHash,
        ownHash,
        addedAt: deps.now(),
      }
      await tx
        .insert(accountDevices)
        .values(row)
        .onConflictDoUpdate({
          target: accountDevices.deviceHash,
          set: { visitorHash: row.visitorHash, addedAt: row.addedAt },
        })
      return { ok: true }
    })
  } catch (error) {
    if (error instanceof RefusedMerge) return { ok: false, reason: error.reason }
    throw error
  }
}
