/** A day of the calendar as 'YYYY-MM-DD'; such texts compare as the days do. */
export type CalendarDate = string

/** The day so many days later (or earlier, below 0). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const noon = new Date(`${date}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay()
}

/** Reads a day from text; null for what is no day of the calendar. */
export function parseCalendarDate(text: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const noon = new Date(`${text}T12:00:00Z`)
  // 2026-02-31 would be taken for a day of March.
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text) ? text : null
}
