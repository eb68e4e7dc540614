import type { CalendarDate } from './calendar-date.ts'
import { formatShortDate } from './short-date.ts'

/** The shop's time zone, that of St. Catharines, Ontario. */
export const SHOP_TIME_ZONE = 'America/Toronto'

/** Returns the date and the time of day (such as 17:05) in the shop's time zone. */
export function toShopTime(instant: Date): { date: CalendarDate; time: string } {
  const parts = new Map(TIME_FORMAT.formatToParts(instant).map(({ type, value }) => [type, value]))
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  return { date, time: `${parts.get('hour')}:${parts.get('minute')}` }
}

/** Returns the date in the shop's time zone. At 2026-11-21T03:00Z, it is still 2026-11-20. */
export function toShopDate(instant: Date): CalendarDate {
  return toShopTime(instant).date
}

const TIME_FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

const LONG_DAY_FORMAT = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: SHOP_TIME_ZONE })

/** Formats the date in the shop's time zone, for pages and e-mails: 'November 23, 2026'. */
export const formatDay = (instant: Date): string => LONG_DAY_FORMAT.format(instant)

/** Formats the date in the shop's time zone, in short form: 'Nov 23, 2026'. */
export const formatShortDay = (instant: Date): string => formatShortDate(toShopDate(instant))

/** Formats a date with the time of day in the shop's time zone, for operators: 'Nov 22, 2026, 08:15'. */
export function formatShortMoment(instant: Date): string {
  const { date, time } = toShopTime(instant)
  return `${formatShortDate(date)}, ${time}`
}

const COMING_DAY_FORMAT = new Intl.DateTimeFormat('en-CA', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Formats a date in the near future for pages and e-mails: 'Monday, November 30'. */
export const formatComingDay = (date: CalendarDate): string =>
  COMING_DAY_FORMAT.format(new Date(`${date}T12:00:00Z`))
