import { sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { keptSince } from '../designs/sweep-designs.ts'

const BATCH = 500

/** Deletes what was made to order more than 60 days ago, was never ordered and lies in no cart, up to 500; tells how many. */
export async function sweepQuotes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const deleted = await db.execute(sql`
    delete from products where id in (
      select v.product_id from made_to_order m join variants v on v.id = m.variant_id
      where m.created_at < ${keptSince(now())}::timestamptz
        and not exists (select from order_lines l where l.variant_id = m.variant_id)
        and not exists (select from cart_lines l where l.variant_id = m.variant_id)
      order by m.created_at limit ${BATCH})`)
  return deleted.rowCount ?? 0
}
