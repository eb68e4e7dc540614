import { sql } from 'drizzle-orm'
import { getRules } from '../../domain/settings/rules.ts'
import type { Deps } from '../deps.ts'
import { orderedDesignCondition } from './ordered-artwork.ts'

const BATCH_SIZE = 500

/** Returns the start of the retention period. Unsaved designs and artwork that are older can be deleted. */
export function computeUnsavedCutoff(now: Date): string {
  return new Date(now.getTime() - getRules().keeping.designDays * 24 * 60 * 60 * 1_000).toISOString()
}

/**
 * Deletes up to 500 designs that their owner has removed, or that were neither saved nor ordered within the retention period. Returns the
 * number deleted.
 */
export async function sweepDesigns({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const deleted = await db.execute(sql`
    delete from designs where id in (
      select id from designs
      where ((saved_at is null and created_at < ${computeUnsavedCutoff(now())}::timestamptz) or removed_at is not null)
        and not exists (select from made_to_order where made_to_order.design_id = designs.id)
        and not ${orderedDesignCondition}
      order by created_at limit ${BATCH_SIZE} for update skip locked)`)
  return deleted.rowCount ?? 0
}

/** The maximum number of designs per visitor that aren't saved and have no quote. It is twice the number that the page of designs shows. */
export const MAX_UNSAVED_DESIGNS = 240

/**
 * Makes room for a visitor's new designs. Keeps the newest 240 designs that the visitor hasn't saved and that have no quote, and deletes
 * all older ones.
 */
export async function deleteOldUnsavedDesigns({ db }: Pick<Deps, 'db'>, visitorHash: string): Promise<void> {
  await db.execute(sql`
    delete from designs where id in (
      select id from designs
      where visitor_hash = ${visitorHash} and saved_at is null and removed_at is null
        and not exists (select from made_to_order where made_to_order.design_id = designs.id)
        and not ${orderedDesignCondition}
      order by created_at desc, id desc offset ${MAX_UNSAVED_DESIGNS} limit ${BATCH_SIZE} for update skip locked)`)
}
