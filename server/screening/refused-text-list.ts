import { and, desc, eq, lt, or } from 'drizzle-orm'
import { refusedTextList } from '../../content/operator/lists/refused-texts.ts'
import { refusedTexts } from '../db/schema/screening.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import type { OperatorListHandlers } from '../platform/operator-list-handlers.ts'

const PAGE_SIZE = 20
const SUBJECT = 'refused text'

/** Recently refused texts, newest first, without their authors. */
export const refusedTextListHandlers: OperatorListHandlers<typeof refusedTextList> = {
  list: refusedTextList,
  subject: SUBJECT,
  async find({ db }, { filter, after }) {
    const { lastAt, id, reason } = refusedTexts
    const rows = await db
      .select()
      .from(refusedTexts)
      .where(and(filter === 'all' ? undefined : eq(reason, filter), isBefore(after)))
      .orderBy(desc(lastAt), desc(id))
      .limit(PAGE_SIZE + 1)
    const page = rows.slice(0, PAGE_SIZE)
    const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
    const count = (wanted: string) => db.$count(refusedTexts, eq(reason, wanted))
    return {
      rows: page.map((row) => ({
        id: String(row.id),
        actions: ['remove'],
        cells: {
          text: { text: row.text, note: null },
          place: row.place,
          reason: row.reason,
          times: row.times,
          last: row.lastAt.toISOString(),
        },
      })),
      counts: {
        all: await db.$count(refusedTexts),
        unwelcome: await count('unwelcome'),
        brand: await count('brand'),
        'not-drawn': await count('not-drawn'),
      },
      next: last ? `${last.lastAt.toISOString()}_${last.id}` : null,
    }
  },
  act({ db, now }, { id, actor }) {
    if (!/^\d{1,15}$/.test(id)) return Promise.resolve('unknown')
    return db.transaction(async (tx) => {
      const removed = await tx
        .delete(refusedTexts)
        .where(eq(refusedTexts.id, Number(id)))
        .returning({ id: refusedTexts.id })
      if (removed.length === 0) return 'unchanged'
      await writeAuditedChange(tx, { at: now(), actor, subject: SUBJECT, subjectId: id, change: 'Removed' })
      return 'changed'
    })
  },
}

/** Matches the texts after a cursor, which consists of a row's time and id. If the cursor is missing or invalid, matches all texts. */
function isBefore(cursor: string | null) {
  const [at = '', id = ''] = (cursor ?? '').split('_')
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime()) || !/^\d{1,15}$/.test(id)) return undefined
  const isSameMoment = and(eq(refusedTexts.lastAt, moment), lt(refusedTexts.id, Number(id)))
  return or(lt(refusedTexts.lastAt, moment), isSameMoment)
}
