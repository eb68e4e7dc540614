const HOUR_MS = 3_600_000
const DAY_HOURS = 24

/** The number of purchases that the toast cycles through (specification of the marketing pages, section 9). */
export const MAX_PURCHASES = 8
/** Hours after which an order is shown. An immediate notice could reveal who was just in the shop (shop policy). */
const SHOWN_AFTER_HOURS = 1
/** The number of days for which an order counts as recent (shop policy). */
export const RECENT_DAYS = 14
/** Anonymity threshold: a place is named only if at least this many buyers live there (shop policy). */
export const MIN_BUYERS_TO_NAME = 5
/** The number of days over which a place's buyers are counted for the anonymity threshold. */
export const BUYER_WINDOW_DAYS = 90

/** An order's destination, with each place's display name and its number of different buyers. */
export type PurchaseDestination = {
  city: { name: string; buyers: number }
  region: { name: string; buyers: number }
  country: { name: string; buyers: number }
}

/**
 * Returns the narrowest place (city, region or country) that has enough buyers to keep each of them anonymous; null if even the country has
 * too few.
 */
export function describePlace({ city, region, country }: PurchaseDestination): string | null {
  const named = [...(isTownName(city.name) ? [city] : []), region, country].find(
    ({ name, buyers }) => name !== '' && buyers >= MIN_BUYERS_TO_NAME,
  )
  return named?.name ?? null
}

/**
 * Whether a text looks like a town's name. Buyers type the city, so the field may contain a number, a street or an e-mail address, and none
 * of these may be shown.
 */
const isTownName = (text: string): boolean => /^\p{L}[\p{L} .'’-]{1,39}$/u.test(text)

export type TimeAgo = { unit: 'hour' | 'day'; count: number }

/** Returns how long ago an order was placed: in hours on the first day, then in days. A more exact time could identify the buyer. */
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
