import type { Transaction } from '../../db/database.ts'
import { outbox } from '../../db/schema/operations.ts'
import type { Mail } from '../../gateways/mail.ts'

/**
 * Adds an e-mail to the outbox, in the transaction that causes the e-mail, so that it is sent only if the transaction commits. If the
 * outbox already has an e-mail with this id, the new one is ignored.
 */
export async function enqueueMail(tx: Transaction, mail: Mail, now: Date): Promise<void> {
  await tx
    .insert(outbox)
    .values({ kind: 'mail', dedupeKey: `mail:${mail.id}`, payload: mail, nextAttemptAt: now, createdAt: now })
    .onConflictDoNothing({ target: outbox.dedupeKey })
}
