import type { Transaction } from '../../db/database.ts'
import { outbox } from '../../db/schema/operations.ts'
import type { Mail } from '../../gateways/mail.ts'

/**
 * Puts a mail into the outbox, in the transaction that is its cause: it is sent if that is committed, and only then. A second mail of the
 * same id is not written.
 */
export async function writeMail(tx: Transaction, mail: Mail, now: Date): Promise<void> {
  await tx
    .insert(outbox)
    .values({ kind: 'mail', dedupeKey: `mail:${mail.id}`, payload: mail, nextAttemptAt: now, createdAt: now })
    .onConflictDoNothing({ target: outbox.dedupeKey })
}
