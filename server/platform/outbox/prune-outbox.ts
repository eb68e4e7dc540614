import { getRules } from '../../../domain/settings/rules.ts'
import { and, eq, lt, ne } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { deleteBatch } from '../../db/delete-batch.ts'
import { outbox } from '../../db/schema/operations.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/**
 * The number of days for which finished rows are kept, except e-mails. As long as a row is kept, its key prevents the same work from being
 * done again. For e-mails, the number of days is a setting, because the operator's order page shows when an e-mail was sent.
 */
const OTHERS_KEPT_DAYS = 30
/**
 * The number of days for which given-up rows are kept. A given-up e-mail contains a customer's address, so it is kept no longer than the
 * privacy policy allows for abandoned orders.
 */
const FAILED_KEPT_DAYS = 30

/** Deletes old rows of the outbox: up to 500 sent e-mails, 500 other finished rows, and 500 given-up rows. Returns the number deleted. */
export async function pruneOutbox({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS)
  const { doneAt, failedAt, kind } = outbox
  const gone = [
    and(eq(kind, 'mail'), lt(doneAt, ago(getRules().keeping.mailDays))),
    and(ne(kind, 'mail'), lt(doneAt, ago(OTHERS_KEPT_DAYS))),
    lt(failedAt, ago(FAILED_KEPT_DAYS)),
  ]
  let pruned = 0
  for (const condition of gone) pruned += await deleteBatch(db, outbox, condition)
  return pruned
}
