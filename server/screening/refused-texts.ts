import { sql } from 'drizzle-orm'
import { getRules } from '../../domain/settings/rules.ts'
import { refusedTexts } from '../db/schema/screening.ts'
import type { Deps } from '../deps.ts'

type RefusalPlace = 'decal' | 'words' | 'banner' | 'lettering' | 'image'

/**
 * The maximum length of a stored text. A longer text is cut off. This length is enough for operators to judge whether the text was refused
 * rightly.
 */
const MAX_TEXT_LENGTH = 300
const DAY_MS = 24 * 60 * 60 * 1_000
const BATCH_SIZE = 500
/** The reasons for refusing a text that concern the words in it. A text that is refused for any other reason isn't recorded. */
const SCREENING_REASONS: ReadonlySet<string> = new Set(['unwelcome', 'brand', 'not-drawn'])

/** Records a text that was refused for its words, without anything about its author. Equal texts are counted in one entry. */
export async function recordRefusedText(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { place, text: whole, reason }: { place: RefusalPlace; text: string; reason: string },
): Promise<void> {
  const text = whole.trim().slice(0, MAX_TEXT_LENGTH)
  if (!SCREENING_REASONS.has(reason) || text === '') return
  const lastAt = now()
  await db
    .insert(refusedTexts)
    .values({ place, text, reason, lastAt })
    .onConflictDoUpdate({
      target: [refusedTexts.place, refusedTexts.text],
      set: { times: sql`${refusedTexts.times} + 1`, lastAt, reason },
    })
}

/** Deletes up to 500 texts that were last refused longer ago than the retention period (`refusedTextDays`). Returns the number deleted. */
export async function sweepRefusedTexts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const since = new Date(now().getTime() - getRules().keeping.refusedTextDays * DAY_MS)
  const deleted = await db.execute(sql`
    delete from refused_wishes where id in (
      select id from refused_wishes where last_at < ${since.toISOString()}::timestamptz
      order by last_at limit ${BATCH_SIZE} for update skip locked)`)
  return deleted.rowCount ?? 0
}
