import { rules } from '../../../domain/settings/rules.ts'
import { and, eq, lt, ne } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { deleteSome } from '../../db/delete-some.ts'
import { outbox } from '../../db/schema/operations.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** An operator's order page shows when its e-mails were sent. While a row is kept, its key also prevents a second e-mail. */
const OTHERS_KEPT_DAYS = 30
/** A failed e-mail contains an address. It waits for the operator as long as the privacy policy allows for abandoned orders. */
const FAILED_KEPT_DAYS = 30

/** Deletes up to 500 rows that were finished, and up to 500 that were given up, long ago; returns how many. */
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
