import type { Database, Transaction } from '../../db/database.ts'
import { outbox } from '../../db/schema/operations.ts'

/** Queues the deletion of an image's files (accounts/erase/file-removal). The deletion is retried until it succeeds. */
export async function scheduleImageRemoval(db: Database | Transaction, id: string, now: Date): Promise<void> {
  const message = {
    kind: 'removal',
    dedupeKey: `removal:image:${id}`,
    payload: { artworkIds: [], imageIds: [id] },
    nextAttemptAt: now,
    createdAt: now,
  }
  await db.insert(outbox).values(message).onConflictDoNothing({ target: outbox.dedupeKey })
}
