import { type CalendarDate, getWeekday } from './calendar-date.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

// Names are listed here instead of using Intl, because the first call of Intl blocks a slow phone about as long as rendering the page.
const monthAndDay = (date: CalendarDate): string =>
  `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`

/** Formats a calendar date for pages: 'Nov 21, 2026'. */
export const formatShortDate = (date: CalendarDate): string => `${monthAndDay(date)}, ${date.slice(0, 4)}`

/** Formats a range of days for shoppers: 'Tue, Nov 24 – Thu, Nov 26'. A single day is 'Tue, Nov 24'. Both days belong to the range. */
export function formatDayRange(earliest: CalendarDate, latest: CalendarDate): string {
  const [first, last] = [shortDay(earliest), shortDay(latest)]
  return earliest === latest ? first : `${first} – ${last}`
}

const shortDay = (date: CalendarDate): string => `${WEEKDAYS[getWeekday(date)]}, ${monthAndDay(date)}`
