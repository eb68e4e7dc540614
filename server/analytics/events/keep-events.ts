import { rules } from '../../../domain/settings/rules.ts'
import { lt } from 'drizzle-orm'
import type { ShopEvent } from '../../../contract/shop-events.ts'
import { deleteSome } from '../../db/delete-some.ts'
import type { Database } from '../../db/database.ts'
import { shopEvents } from '../../db/schema/shop-events.ts'
import { loggedPath } from '../../../domain/events/logged-path.ts'

/** Writes events down, each once; what says who did it is not among them. */
export async function keepEvents(
  { db, now }: { db: Database; now: () => Date },
  events: readonly ShopEvent[],
): Promise<void> {
  const receivedAt = now()
  const rows = events.map(({ event, event_id, path, ...details }) => ({
    day: dayOf(receivedAt),
    eventId: event_id,
    name: event,
    path: loggedPath(path),
    details: withPublicLinks(details),
    receivedAt,
  }))
  await db.insert(shopEvents).values(rows).onConflictDoNothing()
}

/** A link or a page among the details could hold a secret as well. */
function withPublicLinks(details: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(details).map(([name, value]) =>
    typeof value === 'string' && value.startsWith('/') ? [name, loggedPath(value)] : [name, value],
  )
  return Object.fromEntries(entries)
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** Deletes counts of days that are over their time, up to 500; tells how many. */
export function sweepEvents({ db, now }: { db: Database; now: () => Date }): Promise<number> {
  const first = new Date(now().getTime() - rules().keeping.visitDays * 24 * 60 * 60 * 1_000)
  return deleteSome(db, shopEvents, lt(shopEvents.day, dayOf(first)))
}
