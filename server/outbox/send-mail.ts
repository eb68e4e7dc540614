import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { outbox } from '../db/schema/operations.ts'
import { retryDelay } from './retry-delay.ts'

type Row = typeof outbox.$inferSelect
type OutboxDeps = Pick<Deps, 'db' | 'now' | 'mail' | 'log'>

const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})

const BATCH = 20

/**
 * Sends the mails that are due, and tells how many. Each is claimed first by moving its next attempt into the future, then sent without
 * a transaction, then noted as done: of several workers one sends it, and a mail whose worker died is tried again. At least once, that
 * is; the same Message-ID every time makes it once in the mailbox.
 */
export async function sendDueMail(deps: OutboxDeps): Promise<number> {
  const due = await claimDue(deps)
  for (const row of due) await attempt(deps, row)
  return due.length
}

async function claimDue({ db, now }: OutboxDeps): Promise<Row[]> {
  return db.transaction(async (tx) => {
    const isDue = and(isNull(outbox.doneAt), lte(outbox.nextAttemptAt, now()))
    const rows = await tx
      .select()
      .from(outbox)
      .where(isDue)
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    for (const row of rows) {
      const attempts = row.attempts + 1
      const nextAttemptAt = new Date(now().getTime() + retryDelay(attempts))
      await tx.update(outbox).set({ attempts, nextAttemptAt }).where(eq(outbox.id, row.id))
    }
    return rows
  })
}

async function attempt({ db, now, mail, log }: OutboxDeps, row: Row): Promise<void> {
  try {
    await mail.send(mailSchema.parse(row.payload))
    // The mail's text is not needed any more, and it holds an address.
    await db.update(outbox).set({ doneAt: now(), payload: {}, lastError: null }).where(eq(outbox.id, row.id))
  } catch (error) {
    const lastError = String(error).slice(0, 500)
    log('warn', 'A mail could not be sent and will be tried again', {
      id: row.id,
      attempts: row.attempts + 1,
      error: lastError,
    })
    await db.update(outbox).set({ lastError }).where(eq(outbox.id, row.id))
  }
}
