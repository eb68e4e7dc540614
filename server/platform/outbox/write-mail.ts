import type { Transaction } from '../../db/database.ts'
import { outbox } from '../../db/schema/operations.ts'
import type { Mail } from '../../gateways/mail.ts'

/**
 * Adds a mail to the outbox in the transaction that causes it, so it is sent only if that commits. A second mail with the same id is ignored.
 */
export async function writeMail(tx: Transaction, mail: Mail, now: Date): Promise<void> {
  await tx
    .insert(outbox)
    .values({ kind: 'mail', dedupeKey: `mail:${mail.id}`, payload: mail, nextAttemptAt: now, createdAt: now })
    .onConflictDoNothing({ target: outbox.dedupeKey })
}
