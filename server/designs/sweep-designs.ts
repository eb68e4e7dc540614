import { sql } from 'drizzle-orm'
import { rules } from '../../domain/settings/rules.ts'
import type { Deps } from '../deps.ts'
import { isOrderedDesign } from './ordered-artwork.ts'

const BATCH = 500

/** Returns the time before which unsaved designs and artwork may be deleted. */
export function unsavedSince(now: Date): string {
  return new Date(now.getTime() - rules().keeping.designDays * 24 * 60 * 60 * 1_000).toISOString()
}

/** Deletes up to 500 designs that were removed, or neither saved nor ordered within the retention period, and returns how many. */
export async function sweepDesigns({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const deleted = await db.execute(sql`
    delete from designs where id in (
      select id from designs
      where ((saved_at is null and created_at < ${unsavedSince(now())}::timestamptz) or removed_at is not null)
        and not exists (select from made_to_order where made_to_order.design_id = designs.id)
        and not ${isOrderedDesign}
      order by created_at limit ${BATCH} for update skip locked)`)
  return deleted.rowCount ?? 0
}

/** The maximum number of designs per visitor that are neither saved nor priced: twice as many as their page shows. */
export const MAX_UNSAVED_DESIGNS = 240

/** Makes room for a visitor's new designs by deleting all but the newest 240 that are neither saved nor priced. */
export async function deleteOldUnsavedDesigns({ db }: Pick<Deps, 'db'>, visitorHash: string): Promise<void> {
  await db.execute(sql`
    delete from designs where id in (
      select id from designs
      where visitor_hash = ${visitorHash} and saved_at is null and removed_at is null
        and not exists (select from made_to_order where made_to_order.design_id = designs.id)
        and not ${isOrderedDesign}
      order by created_at desc, id desc offset ${MAX_UNSAVED_DESIGNS} limit ${BATCH} for update skip locked)`)
}
