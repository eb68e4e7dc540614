const HOUR_MS = 3_600_000
const DAY_HOURS = 24

/** How many purchases the toast cycles through (specification of the marketing pages, section 9). */
export const MOST_PURCHASES = 8
/** Hours before an order is shown: an immediate notice would tell neighbours who was just in the shop (shop policy). */
const SHOWN_AFTER_HOURS = 1
/** Days for which an order is "recent" (shop policy). */
export const SHOWN_FOR_DAYS = 14
/** Anonymity threshold: a place is named only if at least this many buyers share it (shop policy). */
export const NAMED_FROM = 5
/** Days over which those buyers are counted. */
export const COUNTED_FOR_DAYS = 90

/** An order's destination with display names, and the number of different buyers from there. */
export type Destination = {
  city: { name: string; buyers: number }
  region: { name: string; buyers: number }
  country: { name: string; buyers: number }
}

/** The narrowest of city, region and country that identifies nobody; null if not even the country does. */
export function namedPlace({ city, region, country }: Destination): string | null {
  const named = [...(isTownName(city.name) ? [city] : []), region, country].find(
    ({ name, buyers }) => name !== '' && buyers >= NAMED_FROM,
  )
  return named?.name ?? null
}

/** Buyers type the city: anything else in the field (a number, a street, an e-mail address) must not be shown. */
const isTownName = (text: string): boolean => /^\p{L}[\p{L} .'’-]{1,39}$/u.test(text)

export type Ago = { unit: 'hour' | 'day'; count: number }

/** Whole hours, or whole days after the first: the minute of an order could identify its buyer. */
export function agoOf(placedAt: Date, now: Date): Ago {
  const hours = Math.max(1, Math.floor((now.getTime() - placedAt.getTime()) / HOUR_MS))
  return hours < DAY_HOURS
    ? { unit: 'hour', count: hours }
    : { unit: 'day', count: Math.floor(hours / DAY_HOURS) }
}

/** Whether an order of this time is shown. */
export function isRecent(placedAt: Date, now: Date): boolean {
  const hours = (now.getTime() - placedAt.getTime()) / HOUR_MS
  return hours >= SHOWN_AFTER_HOURS && hours <= SHOWN_FOR_DAYS * DAY_HOURS
}

/** The orders to show out of some, the newest first: no product twice, and at most `MOST_PURCHASES`. */
export function chooseRecent<P extends { placedAt: Date; handle: string }>(
  orders: readonly P[],
  now: Date,
): P[] {
  const recent = orders
    .filter(({ placedAt }) => isRecent(placedAt, now))
    .toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime())
  const newest = new Map<string, P>()
  for (const order of recent) if (!newest.has(order.handle)) newest.set(order.handle, order)
  return [...newest.values()].slice(0, MOST_PURCHASES)
}
