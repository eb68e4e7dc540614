import { sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { itemInUseCondition, computeUnsavedCutoff } from '../../designs/index.ts'

const BATCH_SIZE = 500
/** The maximum number of priced but unsold items per visitor. A visitor who moves a calculator's slider creates dozens. */
export const MAX_UNSOLD_ITEMS = 200

/**
 * Deletes up to 500 made-to-order items that no order, cart or payment uses, and returns their number. It deletes three kinds of items:
 * - items past the retention period of unsaved designs
 * - items whose design, artwork or image was deleted
 * - the oldest items of a visitor who has more than 200
 */
export async function sweepItems({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const deleted = await db.execute(sql`
    delete from products where id in (
      select v.product_id
      from (select *, row_number() over (partition by visitor_hash order by created_at desc) as age
        from made_to_order) m
      join variants v on v.id = m.variant_id
      left join designs d on d.id = m.design_id
      left join artworks a on a.id = m.artwork_id
      where (m.created_at < ${computeUnsavedCutoff(now())}::timestamptz or m.age > ${MAX_UNSOLD_ITEMS}
          or d.removed_at is not null or a.removed_at is not null
          or exists (select from made_to_order_images u join images i on i.id = u.image_id
            where u.variant_id = m.variant_id and i.removed_at is not null))
        and not ${itemInUseCondition}
      order by m.created_at limit ${BATCH_SIZE})`)
  return deleted.rowCount ?? 0
}
