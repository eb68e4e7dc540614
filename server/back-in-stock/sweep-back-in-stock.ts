import { and, inArray, isNull, lt, or } from 'drizzle-orm'
import { settings } from '../../domain/settings/settings.ts'
import { backInStockAlerts } from '../db/schema/back-in-stock.ts'
import type { Deps } from '../deps.ts'
import { getAlertLinkMs } from './follow-alert-link.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const BATCH_SIZE = 500

/** Deletes addresses that were never confirmed, and addresses that have waited too long. Returns the number deleted. */
export async function sweepBackInStock({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const { id, confirmedAt, askedAt } = backInStockAlerts
  const before = (ms: number) => new Date(now().getTime() - ms)
  const due = db
    .select({ id })
    .from(backInStockAlerts)
    .where(
      or(
        and(isNull(confirmedAt), lt(askedAt, before(getAlertLinkMs()))),
        lt(confirmedAt, before(settings.links.alertDays * DAY_MS)),
      ),
    )
    .limit(BATCH_SIZE)
  const swept = await db.delete(backInStockAlerts).where(inArray(id, due)).returning({ id })
  return swept.length
}
