/** A calendar date as 'YYYY-MM-DD'. Sorted as text, dates are in chronological order. */
export type CalendarDate = string

/** Returns the date this many days later, or earlier if `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const noon = new Date(`${date}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

/** Returns the day of the week, from 0 for Sunday to 6 for Saturday. */
export function getWeekday(date: CalendarDate): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay()
}

/** Parses a date; null if there is no such date. */
export function parseCalendarDate(text: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const noon = new Date(`${text}T12:00:00Z`)
  // The Date constructor would turn 2026-02-31 into a date in March.
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text) ? text : null
}
