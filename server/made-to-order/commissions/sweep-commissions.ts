import { sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { isHeld, keptSince } from '../../designs/index.ts'
import { MOST_QUOTES } from '../decals/sweep-quotes.ts'

const BATCH = 500

/**
 * Deletes commissions that nobody holds, up to 500: those older than 60 days, those with an image that was thrown away, and all but the
 * newest 200 of each visitor. Tells how many.
 */
export async function sweepCommissions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const deleted = await db.execute(sql`
    delete from products where id in (
      select v.product_id
      from (select *, row_number() over (partition by visitor_hash order by created_at desc) as age
        from commissions) m
      join variants v on v.id = m.variant_id
      where (m.created_at < ${keptSince(now())}::timestamptz or m.age > ${MOST_QUOTES}
          or exists (select from commission_images c join images i on i.id = c.image_id
            where c.variant_id = m.variant_id and i.removed_at is not null))
        and not ${isHeld}
      order by m.created_at limit ${BATCH})`)
  return deleted.rowCount ?? 0
}
