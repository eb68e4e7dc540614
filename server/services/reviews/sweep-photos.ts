import { inArray } from 'drizzle-orm'
import { reviews } from '../../db/schema/reviews.ts'
import type { Deps } from '../../deps.ts'
import { listOldPhotos, removePhotoFile } from './photo-files.ts'

const BATCH = 500

/** Removes photos that no review has: replaced, of a review that is gone, or of one that was never written. */
export async function sweepPhotos({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const old = await listOldPhotos(env.DATA_DIR, now())
  for (let start = 0; start < old.length; start += BATCH) {
    const part = old.slice(start, start + BATCH)
    const names = part.map(({ name }) => name)
    const rows = await db.select({ photo: reviews.photo }).from(reviews).where(inArray(reviews.photo, names))
    const used = new Set(rows.map(({ photo }) => photo))
    for (const { name, fileName } of part) if (!used.has(name)) await removePhotoFile(env.DATA_DIR, fileName)
  }
}
