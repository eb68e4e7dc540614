import { inArray } from 'drizzle-orm'
import { reviews } from '../db/schema/reviews.ts'
import type { Deps } from '../deps.ts'
import { sweepOrphanedFiles } from '../platform/sweep-orphans.ts'
import { parsePhotoId, PHOTOS_PREFIX } from './photo-files.ts'

/** Deletes photos that no review uses: replaced photos, and photos whose review was deleted or never stored. */
export function sweepPhotos(deps: Pick<Deps, 'db' | 'store' | 'now'>): Promise<void> {
  const { photo } = reviews
  return sweepOrphanedFiles(deps, {
    prefix: PHOTOS_PREFIX,
    ownerOf: parsePhotoId,
    async listKnown(names) {
      const rows = await deps.db.select({ photo }).from(reviews).where(inArray(photo, names))
      return rows.flatMap(({ photo: name }) => (name === null ? [] : [name]))
    },
  })
}
