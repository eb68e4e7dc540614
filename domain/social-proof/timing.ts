/** Timing of the social-proof widgets, in milliseconds (specification of the marketing pages, section 9 "Widgets"). */
export const TOAST_EVERY = 15_000
export const TOAST_STAYS = 4_000
export const VIEWERS_EVERY = 8_000
export const LOW_STOCK_EVERY = 10_000
export const RECENT_EVERY = 8_000
/** The number of recent orders that are visible at once. */
export const RECENT_AT_ONCE = 3

/**
 * Returns the milliseconds until the next toast may appear on any page. `lastShown` is null if none was shown yet; both times have to come
 * from the same clock.
 */
export const untilNextToast = (lastShown: number | null, now: number): number =>
  lastShown === null ? 0 : Math.max(0, lastShown + TOAST_EVERY - now)

/**
 * Returns the entries visible at a turn, counted from 0. Each turn shows the next `size` entries of the list, wrapping around at its end.
 */
export function entriesAtTurn<T>(entries: readonly T[], size: number, turn: number): T[] {
  if (entries.length <= size) return [...entries]
  return Array.from({ length: size }, (_, place) => entries[(turn * size + place) % entries.length]).filter(
    (entry) => entry !== undefined,
  )
}
