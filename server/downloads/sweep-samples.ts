import { and, inArray, isNull, lt } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { downloadGrants } from '../db/schema/downloads.ts'

const BATCH_SIZE = 500

/** Deletes free samples whose link has expired. Returns the number deleted. Purchased files stay as long as their order. */
export async function sweepSamples({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const ended = db
    .select({ id: downloadGrants.id })
    .from(downloadGrants)
    .where(and(isNull(downloadGrants.orderId), lt(downloadGrants.expiresAt, now())))
    .limit(BATCH_SIZE)
  const gone = await db
    .delete(downloadGrants)
    .where(inArray(downloadGrants.id, ended))
    .returning({ id: downloadGrants.id })
  return gone.length
}
