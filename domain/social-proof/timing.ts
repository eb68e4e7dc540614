/** Timing of the social-proof widgets, in milliseconds (specification of the marketing pages, section 9 "Widgets"). */
export const TOAST_INTERVAL_MS = 15_000
export const TOAST_VISIBLE_MS = 4_000
export const VIEWERS_INTERVAL_MS = 8_000
export const LOW_STOCK_INTERVAL_MS = 10_000
export const RECENT_ORDERS_INTERVAL_MS = 8_000
export const MAX_VISIBLE_RECENT_ORDERS = 3

/**
 * Returns after how many milliseconds the next toast may appear, on any page. `lastShown` is null if no toast has been shown yet. Both
 * times must come from the same clock.
 */
export const computeMsUntilNextToast = (lastShown: number | null, now: number): number =>
  lastShown === null ? 0 : Math.max(0, lastShown + TOAST_INTERVAL_MS - now)

/**
 * Returns the entries that a widget shows during a turn. Turns are counted from 0. Each turn shows the next `size` entries of the list.
 * After its last entry, the list starts again.
 */
export function selectRotatingEntries<T>(entries: readonly T[], size: number, turn: number): T[] {
  if (entries.length <= size) return [...entries]
  return Array.from({ length: size }, (_, place) => entries[(turn * size + place) % entries.length]).filter(
    (entry) => entry !== undefined,
  )
}
