import { sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { isHeld, keptSince } from '../../designs/index.ts'

const BATCH = 500
/** What a visitor may have quoted and not bought: a slider leaves dozens behind. */
export const MOST_QUOTES = 200

/**
 * Deletes quotes that nobody holds, up to 500: those older than 60 days, those of what was thrown away, and all but the newest 200 of
 * each visitor. Tells how many.
 */
export async function sweepQuotes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const deleted = await db.execute(sql`
    delete from products where id in (
      select v.product_id
      from (select *, row_number() over (partition by visitor_hash order by created_at desc) as age
        from made_to_order) m
      join variants v on v.id = m.variant_id
      left join designs d on d.id = m.design_id
      left join artworks a on a.id = m.artwork_id
      where (m.created_at < ${keptSince(now())}::timestamptz or m.age > ${MOST_QUOTES}
          or d.removed_at is not null or a.removed_at is not null)
        and not ${isHeld}
      order by m.created_at limit ${BATCH})`)
  return deleted.rowCount ?? 0
}
