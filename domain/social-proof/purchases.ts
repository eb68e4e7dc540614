const HOUR_MS = 3_600_000
const DAY_HOURS = 24

/** The toast shows this many purchases, one after the other (specification of the marketing pages, section 9). */
export const MAX_PURCHASES = 8
/**
 * An order is shown only after this many hours, because other visitors could otherwise tell who has just been in the shop (shop policy).
 */
const SHOWN_AFTER_HOURS = 1
/** Orders are shown for this many days (shop policy). */
export const RECENT_DAYS = 14
/** For anonymity, a place is named only if at least this many buyers live there (shop policy). */
export const MIN_BUYERS_TO_NAME = 5
/** For anonymity, the buyers in a place are counted over this many days. */
export const BUYER_WINDOW_DAYS = 90

/** Where an order is shipped, from city to country. `buyers` is the number of different buyers who live there. */
export type PurchaseDestination = {
  city: { name: string; buyers: number }
  region: { name: string; buyers: number }
  country: { name: string; buyers: number }
}

/** Returns the smallest place (city, region or country) with enough buyers for anonymity. Null if even the country has too few. */
export function describePlace({ city, region, country }: PurchaseDestination): string | null {
  const named = [...(isTownName(city.name) ? [city] : []), region, country].find(
    ({ name, buyers }) => name !== '' && buyers >= MIN_BUYERS_TO_NAME,
  )
  return named?.name ?? null
}

/**
 * Whether a text looks like the name of a town. Buyers type the city themselves, so it may be a number, a street or an e-mail address,
 * which must not be shown.
 */
const isTownName = (text: string): boolean => /^\p{L}[\p{L} .'’-]{1,39}$/u.test(text)

export type TimeAgo = { unit: 'hour' | 'day'; count: number }

/** Formats how long ago an order was placed: on the first day in hours, later in days. A more exact time could reveal who the buyer is. */
export function computeTimeAgo(placedAt: Date, now: Date): TimeAgo {
  const hours = Math.max(1, Math.floor((now.getTime() - placedAt.getTime()) / HOUR_MS))
  return hours < DAY_HOURS
    ? { unit: 'hour', count: hours }
    : { unit: 'day', count: Math.floor(hours / DAY_HOURS) }
}

export function isRecent(placedAt: Date, now: Date): boolean {
  const hours = (now.getTime() - placedAt.getTime()) / HOUR_MS
  return hours >= SHOWN_AFTER_HOURS && hours <= RECENT_DAYS * DAY_HOURS
}

/** Chooses the orders to show, newest first. Each product appears once, and there are at most `MAX_PURCHASES`. */
export function chooseRecentOrders<P extends { placedAt: Date; handle: string }>(
  orders: readonly P[],
  now: Date,
): P[] {
  const recent = orders
    .filter(({ placedAt }) => isRecent(placedAt, now))
    .toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime())
  const newest = new Map<string, P>()
  for (const order of recent) if (!newest.has(order.handle)) newest.set(order.handle, order)
  return [...newest.values()].slice(0, MAX_PURCHASES)
}
