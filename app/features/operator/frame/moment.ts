import { SHOP_TIME_ZONE } from '../../../../domain/checkout/shop-clock.ts'
import { formatShortDate } from '../../../../domain/checkout/short-date.ts'

const PARTS = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: SHOP_TIME_ZONE,
})

/** Formats a time as day and time of day in the shop's time zone: "Nov 22, 2026" and "08:15". */
export function formatDayAndTime(iso: string): { day: string; time: string } {
  const [date = '', time = ''] = PARTS.format(new Date(iso)).split(', ')
  return { day: formatShortDate(date), time }
}

/** Formats a time in the shop's time zone: "Nov 22, 2026, 08:15". */
export function formatMoment(iso: string): string {
  const { day, time } = formatDayAndTime(iso)
  return `${day}, ${time}`
}
