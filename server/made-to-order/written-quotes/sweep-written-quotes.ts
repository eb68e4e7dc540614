import { sql } from 'drizzle-orm'
import { getRules } from '../../../domain/settings/rules.ts'
import type { Deps } from '../../deps.ts'

const BATCH_SIZE = 500
/** The maximum number of quotes that are kept per visitor. */
const MAX_QUOTES = 200

/**
 * Deletes up to 500 quotes: quotes that expired longer ago than the retention period, and the oldest quotes of a visitor who has more than
 * 200. Returns the number deleted.
 */
export async function sweepWrittenQuotes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - getRules().keeping.quoteDays * 24 * 60 * 60 * 1_000)
  const deleted = await db.execute(sql`
    delete from written_quotes where id in (
      select id from (
        select id, expires_at, row_number() over (partition by visitor_hash order by id desc) as age
        from written_quotes) q
      where q.expires_at < ${before.toISOString()}::timestamptz or q.age > ${MAX_QUOTES}
      limit ${BATCH_SIZE})`)
  return deleted.rowCount ?? 0
}
