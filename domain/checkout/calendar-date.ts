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
