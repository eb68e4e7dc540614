import { getRules } from '../../../domain/settings/rules.ts'
import { lt } from 'drizzle-orm'
import type { ShopEvent } from '../../../contract/shop-events.ts'
import { deleteBatch } from '../../db/delete-batch.ts'
import type { Database } from '../../db/database.ts'
import { shopEvents } from '../../db/schema/shop-events.ts'
import { toShopDate } from '../../../domain/checkout/shop-clock.ts'
import { toLoggedPath } from '../../../domain/events/logged-path.ts'

/** Stores events without anything that identifies the visitor. An event with an id that is stored already is ignored. */
export async function storeEvents(
  { db, now }: { db: Database; now: () => Date },
  events: readonly ShopEvent[],
): Promise<void> {
  const receivedAt = now()
  const rows = events.map(({ event, event_id, path, ...details }) => ({
    day: toShopDate(receivedAt),
    eventId: event_id,
    name: event,
    path: toLoggedPath(path),
    details: withPublicLinks(details),
    receivedAt,
  }))
  await db.insert(shopEvents).values(rows).onConflictDoNothing()
}

/** Removes secrets from links in an event's details. A link to an order, for example, contains the order's token. */
function withPublicLinks(details: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(details).map(([name, value]) =>
    typeof value === 'string' && value.startsWith('/') ? [name, toLoggedPath(value)] : [name, value],
  )
  return Object.fromEntries(entries)
}

/** Deletes up to 500 events after their retention period. Returns the number deleted. */
export function sweepEvents({ db, now }: { db: Database; now: () => Date }): Promise<number> {
  const first = new Date(now().getTime() - getRules().keeping.visitDays * 24 * 60 * 60 * 1_000)
  return deleteBatch(db, shopEvents, lt(shopEvents.day, toShopDate(first)))
}
