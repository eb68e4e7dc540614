import { z } from 'zod'
import type { Transaction } from '../../db/database.ts'
import { outbox } from '../../db/schema/operations.ts'
import type { Deps } from '../../deps.ts'
import { processOutbox } from '../../platform/outbox/process-outbox.ts'
import { removeArtworkFile, removeImageFiles } from '../../designs/index.ts'
import { lockCarts } from './erase-carts.ts'
import type { FilesToDelete } from './erase-designs.ts'
import { eraseVisitorRows } from './erase-rows.ts'
import { hasPendingPayment } from '../pending-payment.ts'

const BATCH_SIZE = 5
/**
 * The delay in ms before rows are deleted a second time. It is longer than the server's request timeout, so requests that ran during the
 * first deletion have ended by then.
 */
const AGAIN_AFTER_MS = 2 * 60 * 1_000

const payloadSchema = z.object({
  visitorHash: z.string().optional(),
  artworkIds: z.array(z.string()),
  imageIds: z.array(z.string()).default([]),
})

type Removal = { visitorHash: string; files: FilesToDelete; now: Date }

/**
 * Schedules the deletion of the visitor's files, and a second deletion of the visitor's database rows. The second deletion removes rows
 * that concurrent requests wrote during the first one.
 */
export async function scheduleFileRemoval(
  tx: Transaction,
  { visitorHash, files, now }: Removal,
): Promise<void> {
  const again = new Date(now.getTime() + AGAIN_AFTER_MS)
  const job = (part: string, payload: z.input<typeof payloadSchema>, nextAttemptAt: Date) => ({
    kind: 'removal',
    dedupeKey: `removal:${part}:${visitorHash}`,
    payload,
    nextAttemptAt,
    createdAt: now,
  })
  await tx
    .insert(outbox)
    .values([job('files', files, now), job('late', { visitorHash, artworkIds: [] }, again)])
    .onConflictDoNothing({ target: outbox.dedupeKey })
}

/** Runs the scheduled deletions that are due, and returns their number. If it fails, it can be run again. */
export function runDueFileRemovals(deps: Pick<Deps, 'db' | 'now' | 'log' | 'store'>): Promise<number> {
  return processOutbox(deps, {
    kind: 'removal',
    maxRows: BATCH_SIZE,
    failure: 'Deleted files couldn’t be removed; retrying',
    async run(payload) {
      const { visitorHash, ...files } = payloadSchema.parse(payload)
      const late = visitorHash === undefined ? NO_FILES : await eraseLate(deps, visitorHash)
      for (const { artworkIds, imageIds } of [files, late]) {
        for (const id of artworkIds) await removeArtworkFile(deps, id)
        for (const id of imageIds) await removeImageFiles(deps, id)
      }
    },
  })
}

const NO_FILES: FilesToDelete = { artworkIds: [], imageIds: [] }

async function eraseLate({ db, now }: Pick<Deps, 'db' | 'now'>, visitorHash: string): Promise<FilesToDelete> {
  return db.transaction(async (tx) => {
    await lockCarts(tx, visitorHash, null)
    if (await hasPendingPayment(tx, visitorHash))
      throw new Error('A payment of a deleted account is under way')
    return eraseVisitorRows(tx, { visitorHash, cartId: null, now: now() })
  })
}
