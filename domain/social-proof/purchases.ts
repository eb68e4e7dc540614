const HOUR_MS = 3_600_000
const DAY_HOURS = 24

/** How many the toast goes through (specification of the marketing pages, section 9). */
export const MOST_PURCHASES = 8
/** Hours until an order is shown: what is told at once tells the neighbours who was just in the shop (shop policy). */
const SHOWN_AFTER_HOURS = 1
/** Days for which an order is "recent" (shop policy). */
export const SHOWN_FOR_DAYS = 14
/** Buyers of whom one cannot be told from the others: only what so many have in common is named (shop policy). */
export const NAMED_FROM = 5
/** Days in which those buyers are counted. */
export const COUNTED_FOR_DAYS = 90

/** Where an order goes to, each name as it is to be read, and how many different buyers ordered from there. */
export type Destination = {
  city: { name: string; buyers: number }
  region: { name: string; buyers: number }
  country: { name: string; buyers: number }
}

/** The narrowest of city, region and country that names nobody; null where that is not even the country. */
export function namedPlace({ city, region, country }: Destination): string | null {
  const named = [...(isTownName(city.name) ? [city] : []), region, country].find(
    ({ name, buyers }) => name !== '' && buyers >= NAMED_FROM,
  )
  return named?.name ?? null
}

/** A buyer types the city: whatever else stands in the field (a number, a street, an address of a mailbox) is nobody's to read. */
const isTownName = (text: string): boolean => /^\p{L}[\p{L} .'’-]{1,39}$/u.test(text)

export type Ago = { unit: 'hour' | 'day'; count: number }

/** Whole hours, and whole days from a day on: no finer, as the minute of an order would lead to its buyer. */
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
