/** Milliseconds of the shared widgets (specification of the marketing pages, section 9 "Widgets"). */
export const TOAST_EVERY = 15_000
export const TOAST_STAYS = 4_000
export const VIEWERS_EVERY = 8_000
export const LOW_STOCK_EVERY = 10_000
export const RECENT_EVERY = 8_000
/** Entries of the list of recent orders that are visible at once. */
export const RECENT_AT_ONCE = 3

/** Milliseconds until the next toast may appear, on any page; times by one clock, null if none was shown yet. */
export const untilNextToast = (lastShown: number | null, now: number): number =>
  lastShown === null ? 0 : Math.max(0, lastShown + TOAST_EVERY - now)

/** The visible entries at a turn (from 0): the next `size` of the list each time, wrapping around. */
export function entriesAt<T>(entries: readonly T[], size: number, turn: number): T[] {
  if (entries.length <= size) return [...entries]
  return Array.from({ length: size }, (_, place) => entries[(turn * size + place) % entries.length]).filter(
    (entry) => entry !== undefined,
  )
}
