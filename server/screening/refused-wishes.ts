import { desc, lt, or, and, eq, sql } from 'drizzle-orm'
import { rules } from '../../domain/settings/rules.ts'
import type { RefusedWishes } from '../../contract/operator/screening.ts'
import { refusedWishes } from '../db/schema/screening.ts'
import type { Deps } from '../deps.ts'

/** Where a text was refused. */
type RefusalPlace = 'decal' | 'words' | 'banner' | 'lettering' | 'image'

/** As much of a text as is needed to evaluate the list. */
const LONGEST = 300
const DAY_MS = 24 * 60 * 60 * 1_000
const PAGE = 100
const BATCH = 500
/** Other refusals are not about words. */
const SCREENED: ReadonlySet<string> = new Set(['unwelcome', 'brand', 'not-drawn'])

/** Notes a text that was refused for its words, and nothing of whose it was. The same text is one entry with a count. */
export async function noteRefusal(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { place, text: whole, reason }: { place: RefusalPlace; text: string; reason: string },
): Promise<void> {
  const text = whole.trim().slice(0, LONGEST)
  if (!SCREENED.has(reason) || text === '') return
  const lastAt = now()
  await db
    .insert(refusedWishes)
    .values({ place, text, reason, lastAt })
    .onConflictDoUpdate({
      target: [refusedWishes.place, refusedWishes.text],
      set: { times: sql`${refusedWishes.times} + 1`, lastAt, reason },
    })
}

/** The newest first, a hundred at a time. `before`: the last one that was shown. */
export async function listRefusedWishes(
  { db }: Pick<Deps, 'db'>,
  before: { at: string; id: number } | null,
): Promise<RefusedWishes> {
  const { lastAt, id } = refusedWishes
  const earlier =
    before === null
      ? undefined
      : or(lt(lastAt, new Date(before.at)), and(eq(lastAt, new Date(before.at)), lt(id, before.id)))
  const rows = await db
    .select()
    .from(refusedWishes)
    .where(earlier)
    .orderBy(desc(lastAt), desc(id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1) : undefined
  return {
    wishes: page.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })),
    next: last ? `${last.lastAt.toISOString()}_${last.id}` : null,
  }
}

/** Deletes up to 500 texts that were refused 30 days ago; returns how many. */
export async function sweepRefusedWishes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const since = new Date(now().getTime() - rules().keeping.refusedTextDays * DAY_MS)
  const deleted = await db.execute(sql`
    delete from refused_wishes where id in (
      select id from refused_wishes where last_at < ${since.toISOString()}::timestamptz
      order by last_at limit ${BATCH} for update skip locked)`)
  return deleted.rowCount ?? 0
}
