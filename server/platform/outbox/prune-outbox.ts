import { rules } from '../../../domain/settings/rules.ts'
import { and, eq, lt, ne } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { deleteSome } from '../../db/delete-some.ts'
import { outbox } from '../../db/schema/operations.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** An operator's order page shows when its mails went out. A kept row also prevents a second mail with its key. */
const OTHERS_KEPT_DAYS = 30
/** A failed mail contains an address. It waits for the operator as long as the privacy policy allows for abandoned orders. */
const FAILED_KEPT_DAYS = 30

/** Deletes rows that were finished or given up long ago, up to 500 of each; returns how many. */
export async function pruneOutbox({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS)
  const { doneAt, failedAt, kind } = outbox
  const gone = [
    and(eq(kind, 'mail'), lt(doneAt, ago(rules().keeping.mailDays))),
    and(ne(kind, 'mail'), lt(doneAt, ago(OTHERS_KEPT_DAYS))),
    lt(failedAt, ago(FAILED_KEPT_DAYS)),
  ]
  let pruned = 0
  for (const condition of gone) pruned += await deleteSome(db, outbox, condition)
  return pruned
}
